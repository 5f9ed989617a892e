/** The largest picture we pass on, in megabytes: what a phone's camera makes, and not much more. */
export const largestPictureMb = 5;

/** What a picture's content must be, and what a browser is asked to offer. */
export const pictureTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** The most pictures of one field. */
export const mostPictures = 5;
