/**
 * The least a new password has, wherever one is chosen (PROF-08): what every dialect takes (docs/delivery-api.md §3.2, §4.2). An old one,
 * typed at sign-in, is the delivery API's to judge: dialect M has let in 6.
 */
export const newPasswordMinimum = 8;
