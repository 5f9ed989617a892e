/** The longest name that chats are searched by. */
export const longestName = 100;

/** The most pictures of one message. */
export const messagePictures = 4;
