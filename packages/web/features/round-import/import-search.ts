import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** State of an import in its address. */
export const ImportSearch = z.object({
  /** The player for whom a coach or parent imports; omitted for one's own rounds. */
  player: optionalParam(z.string().check(z.maxLength(60))),
});
