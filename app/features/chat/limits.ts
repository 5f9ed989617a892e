/** The longest name that chats are searched by. */
export const longestName = 100;

/** The most pictures of one message. */
export const messagePictures = 4;

/** Milliseconds between two looks for new messages while a chat page is looked at. */
export const lookEvery = 10_000;
