import { holeFlags } from '@strokebook/golf/facts';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

const known = new Set(holeFlags.map(({ id }) => id));

/** What the address says of the filter: ids of its active flags; what is no flag, or no more, is left out. */
export const holeFilterSearch = {
  stats: optionalParam(
    z.pipe(
      z.readonly(z.array(z.string())),
      z.transform((ids): readonly string[] => [...new Set(ids)].filter((id) => known.has(id))),
    ),
  ),
};
