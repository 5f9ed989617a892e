import { z } from "zod";

/** A phone with country code: `+` and 8 to 15 digits, however it was spaced (TRK-03, ROLE-15). `message` for anything else. */
export const phoneNumber = (message: string) =>
  z
    .string({ required_error: message })
    .transform((value) => value.replace(/[\s().-]/g, "").replace(/^00/, "+"))
    .refine((value) => /^\+?\d{8,15}$/.test(value), message)
    .transform((value) => (value.startsWith("+") ? value : `+${value}`));
