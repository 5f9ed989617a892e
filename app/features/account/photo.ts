/** What a profile photo may be (PROF-10): its kinds by content, its size in megabytes, as wide as high. */
export const photoTypes = ["image/jpeg", "image/png", "image/gif"];
export const largestPhotoMb = 2;
