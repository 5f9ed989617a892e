/** Longest texts, for the fields and for what this browser keeps of a guest's address. */
export const limits = {
  label: 30,
  contactName: 100,
  contactNumber: 24,
  contactEmail: 120,
  road: 80,
  house: 40,
  floor: 40,
  additional: 100,
} as const;
