import type { CalendarDay } from '../calendar/index.ts';
import { type RoundFilter, selectRounds } from '../selection/index.ts';
import { placeOfStat, readStat, type Tally } from '../stats/index.ts';
import type { Career } from './career.ts';
import { holesPerRoundOf } from './compute-overview.ts';

/** The stat of each of the PGA TOUR's four categories and of their sum. */
export const strokesGainedStats = {
  total: 'scoring.strokesGained',
  offTheTee: 'drive.strokesGained',
  approach: 'approach.strokesGained',
  aroundTheGreen: 'save.strokesGained',
  putt: 'putt.strokesGained',
} as const;
export type StrokesGainedPart = keyof typeof strokesGainedStats;

export const strokesGainedNames: Readonly<Record<StrokesGainedPart, string>> = {
  total: 'Total',
  offTheTee: 'Off the tee',
  approach: 'Approach',
  aroundTheGreen: 'Around the green',
  putt: 'Putting',
};

/** Strokes gained of one round, per round of 9 or 18 holes; null if strokes were not logged. */
export type StrokesGainedOfRound = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly gained: Readonly<Record<StrokesGainedPart, number | null>>;
};

/** Strokes gained of every round of a selection, oldest first. */
export function strokesGainedByRound(career: Career, filter: RoundFilter): readonly StrokesGainedOfRound[] {
  const tallyOfRound = new Map(career.map(({ summary, tally }) => [summary.roundId, tally]));
  const rounds = selectRounds(
    career.map(({ summary }) => summary),
    filter,
  );
  return rounds.toReversed().map(({ roundId, playedOn }) => {
    const tally = tallyOfRound.get(roundId) as Tally;
    const gainedOf = (part: StrokesGainedPart): number | null => {
      const result = readStat(tally, placeOfStat(strokesGainedStats[part]), holesPerRoundOf(filter));
      return result.state === 'value' ? result.value : null;
    };
    return {
      roundId,
      playedOn,
      gained: {
        total: gainedOf('total'),
        offTheTee: gainedOf('offTheTee'),
        approach: gainedOf('approach'),
        aroundTheGreen: gainedOf('aroundTheGreen'),
        putt: gainedOf('putt'),
      },
    };
  });
}
