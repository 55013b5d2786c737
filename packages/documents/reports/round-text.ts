import { shortRoundNumberName } from '@strokebook/golf/format';
import type { RoundSummary } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';

/** 'Harbor Cup, R2'; the course if the round has no tournament. */
export const roundTitle = (round: RoundSummary): string =>
  round.tournamentName === null || round.roundNumber === null
    ? roundLabel(round)
    : `${round.tournamentName}, ${shortRoundNumberName(round.roundNumber)}`;
