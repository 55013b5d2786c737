import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** The days that the charts are of, as `writeRange` writes them; left out is the default. */
export const SummarySearch = z.object({ range: optionalParam(z.string().check(z.maxLength(40))) });
