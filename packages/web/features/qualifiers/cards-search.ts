import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** Which cards of this device are open; none begins new ones. */
export const CardsSearch = z.object({ group: optionalParam(z.string()) });
