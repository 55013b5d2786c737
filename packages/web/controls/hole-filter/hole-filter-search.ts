import { holeFlags } from '@strokebook/golf/facts';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

const known = new Set(holeFlags.map(({ id }) => id));

/** The filter in the address: ids of its active flags; unknown ids are ignored. */
export const holeFilterSearch = {
  stats: optionalParam(
    z.pipe(
      z.readonly(z.array(z.string())),
      z.transform((ids): readonly string[] => [...new Set(ids)].filter((id) => known.has(id))),
    ),
  ),
};
