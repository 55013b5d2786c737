import { courseLength, NOTHING, shortRoundNumberName } from '@strokebook/golf/format';
import type { RoundSummary, UnitSystem, Yards } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';

/** 'Harbor Cup, R2'; the course if the round has no tournament. */
export const roundTitle = (round: RoundSummary): string =>
  round.tournamentName === null || round.roundNumber === null
    ? roundLabel(round)
    : `${round.tournamentName}, ${shortRoundNumberName(round.roundNumber)}`;

export const lengthOf = (length: Yards | null, units: UnitSystem): string =>
  length === null ? NOTHING : courseLength(length, units);
