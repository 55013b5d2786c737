import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** Which payment a provider sends people back with; anything else is none. */
export const PaymentSearch = z.object({ payment: optionalParam(z.uuid()) });
