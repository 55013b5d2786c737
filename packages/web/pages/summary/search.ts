import { z } from 'zod';

/** The days that the charts are of, as `writeRange` writes them; left out is the default. */
export const SummarySearch = z.object({ range: z.string().max(40).optional().catch(undefined) });
