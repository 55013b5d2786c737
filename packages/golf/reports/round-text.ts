import { courseLength, NOTHING, shortRoundNumberName } from '../format/index.ts';
import type { RoundSummary, UnitSystem, Yards } from '../model/index.ts';
import { roundLabel } from '../scorecard/index.ts';

/** 'Harbor Cup, R2'; the course where the round was no tournament's. */
export const roundTitle = (round: RoundSummary): string =>
  round.tournamentName === null || round.roundNumber === null
    ? roundLabel(round)
    : `${round.tournamentName}, ${shortRoundNumberName(round.roundNumber)}`;

export const lengthOf = (length: Yards | null, units: UnitSystem): string =>
  length === null ? NOTHING : courseLength(length, units);
