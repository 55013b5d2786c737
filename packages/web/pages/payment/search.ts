import { z } from 'zod';

/** Which payment a provider sends people back with; anything else is none. */
export const PaymentSearch = z.object({ payment: z.uuid().optional().catch(undefined) });
