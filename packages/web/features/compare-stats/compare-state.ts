import { comparePresets } from '@strokebook/golf/compare';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';
import { compareTabIds } from './tabs.ts';

/**
 * All settings of Compare Stats in the address. The comparison is the one saved under the number `hash` (CMP-01), else
 * that of the preset. Omitted fields use the default.
 */
export const CompareState = z.object({
  hash: optionalParam(z.int().check(z.minimum(0))),
  preset: optionalParam(z.enum(comparePresets.map(({ id }) => id))),
  tab: optionalParam(z.enum(compareTabIds)),
  order: optionalParam(z.literal('difference')),
  /** The view of each grid of rounds, in the format of `writeRoundsView`. */
  leftRounds: optionalParam(z.string()),
  rightRounds: optionalParam(z.string()),
});
export type CompareState = Readonly<z.infer<typeof CompareState>>;
