import { dispersionGroupings } from '@strokebook/golf/dispersion';
import type { ShotKind } from '@strokebook/golf/facts';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

export const shotKinds = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const satisfies readonly ShotKind[];

/** The kind of shots, their grouping, and the drawn row; omitted fields use the default. */
export const DispersionChoice = z.object({
  /** Default is approaches, or else the first kind with shots. */
  shots: optionalParam(z.enum(shotKinds)),
  by: optionalParam(z.enum(dispersionGroupings)),
  row: optionalParam(z.string().check(z.maxLength(40))),
});
export type DispersionChoice = Readonly<z.infer<typeof DispersionChoice>>;
