import type { ShotKind } from '@strokebook/golf/facts';
import { ALL_SHOTS, type DispersionGrouping, dispersionGroupings } from '@strokebook/golf/dispersion';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

export const shotKinds = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const satisfies readonly ShotKind[];

/** Which shots are looked at, in which rows, and which row is drawn. */
export type DispersionChoice = {
  /** Of none that was chosen, approaches, or else the first kind that there are shots of. */
  readonly kind: ShotKind | null;
  readonly by: DispersionGrouping;
  readonly row: string;
};

/** The same in an address; what is left out is as at the beginning. */
export const dispersionSearch = {
  shots: optionalParam(z.enum(shotKinds)),
  by: optionalParam(z.enum(dispersionGroupings)),
  row: optionalParam(z.string().check(z.maxLength(40))),
};
export const DispersionSearch = z.object(dispersionSearch);
export type DispersionInAddress = z.infer<typeof DispersionSearch>;

export const firstChoice: DispersionChoice = { kind: null, by: 'club', row: ALL_SHOTS };

export const choiceOf = ({ shots, by, row }: DispersionInAddress): DispersionChoice => ({
  kind: shots ?? firstChoice.kind,
  by: by ?? firstChoice.by,
  row: row ?? firstChoice.row,
});

export const searchOf = ({ kind, by, row }: DispersionChoice): DispersionInAddress => ({
  shots: kind ?? undefined,
  by: by === firstChoice.by ? undefined : by,
  row: row === firstChoice.row ? undefined : row,
});
