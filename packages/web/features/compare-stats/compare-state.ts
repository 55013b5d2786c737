import { comparePresets } from '@strokebook/golf/compare';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';
import { compareTabIds } from './tabs.ts';

/**
 * All that can be set on Compare Stats. The comparison is the one that is kept under the number `hash` (CMP-01), else what
 * the preset begins with. What is left out is the default.
 */
export const CompareState = z.object({
  hash: optionalParam(z.int().check(z.minimum(0))),
  preset: optionalParam(z.enum(comparePresets.map(({ id }) => id))),
  tab: optionalParam(z.enum(compareTabIds)),
  order: optionalParam(z.literal('difference')),
  /** What the grids of rounds show, as `writeRoundsView` writes it. */
  leftRounds: optionalParam(z.string()),
  rightRounds: optionalParam(z.string()),
});
export type CompareState = Readonly<z.infer<typeof CompareState>>;
