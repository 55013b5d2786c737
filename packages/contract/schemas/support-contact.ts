import { z } from 'zod';

/** The support contact of a region (STORE-03). */
export const SupportContact = z.strictObject({
  region: z.string().min(1).max(60),
  email: z.email(),
  phone: z.string().regex(/^\+\d{8,15}$/, "must be a number like '+15550109001'"),
  address: z.string().min(1).max(200),
});
export type SupportContact = z.infer<typeof SupportContact>;
