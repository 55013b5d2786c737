import { dispersionGroupings } from '@strokebook/golf/dispersion';
import type { ShotKind } from '@strokebook/golf/facts';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

export const shotKinds = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const satisfies readonly ShotKind[];

/** Which shots are looked at, in which rows, and which row is drawn; what is left out is as at the beginning. */
export const DispersionChoice = z.object({
  /** Where none was chosen, approaches, or else the first kind that there are shots of. */
  shots: optionalParam(z.enum(shotKinds)),
  by: optionalParam(z.enum(dispersionGroupings)),
  row: optionalParam(z.string().check(z.maxLength(40))),
});
export type DispersionChoice = Readonly<z.infer<typeof DispersionChoice>>;
