import type { AccountId } from '../access/account-id.ts';
import type { CalendarDay } from '../calendar/index.ts';
import { competitionTypes } from '../form/index.ts';
import { type Int, type RoundType, roundTypes, type UnitSystem } from '../model/index.ts';
import type { Career } from '../overview/index.ts';
import { MIN_ROUNDS } from '../stats/index.ts';
import { type CompareSide, type Comparison, differencesOf, selectCareer, summaryOf } from './comparison.ts';
import { pairWithMates } from './difference.ts';
import { defaultFilter } from './presets.ts';
import type { TeamRoundKind, TeamRounds } from './team-rounds.ts';

const typesOfKind: Readonly<Record<TeamRoundKind, readonly RoundType[]>> = {
  all: roundTypes,
  competitions: competitionTypes,
};

/** A player of a team with all rounds. */
export type TeamCareer = { readonly accountId: AccountId; readonly career: Career };

/** A player beside the rest of the team (TEAM-07). */
export type TeamComparison = {
  /** The player on the left; on the right the mean of the teammates, each of whom counts the same. */
  readonly comparison: Comparison;
  /** The teammates, in the given order. */
  readonly mates: readonly {
    readonly accountId: AccountId;
    readonly roundCount: Int;
    /** Whether the rounds are enough for the mean; of a single figure there can be fewer still. */
    readonly isCounted: boolean;
  }[];
};

/**
 * Compares a player with the rest of a team: the figures of the right side are means of the teammates (`estimateOfMates`),
 * and never have a round of the player.
 *
 * @param team with or without the player. @param today the last day of the last 12 months.
 */
export function compareWithTeam(
  player: TeamCareer,
  team: readonly TeamCareer[],
  rounds: TeamRounds,
  today: CalendarDay,
  units: UnitSystem = 'imperial',
): TeamComparison {
  const left = sideOf(player, rounds);
  const ofPlayer = selectCareer(left, today);
  const mates = team
    .filter(({ accountId }) => accountId !== player.accountId)
    .map((mate) => ({ accountId: mate.accountId, selected: selectCareer(sideOf(mate, rounds), today) }));
  const counted = mates.filter(({ selected }) => isEnough(selected));
  const sides = pairWithMates(
    ofPlayer.map(({ tally }) => tally),
    counted.map(({ selected }) => selected.map(({ tally }) => tally)),
    rounds.holeCount,
  );
  return {
    comparison: {
      left: summaryOf(ofPlayer, left, today),
      right: {
        roundCount: sides.right.length,
        holeCount: sides.right.reduce((total, { holes }) => total + holes, 0),
        golfRoundIds: [],
        isBestOf: false,
        isWorstOf: false,
        isEmpty: counted.length === 0,
      },
      ...differencesOf(sides, rounds.holeCount, units),
    },
    mates: mates.map(({ accountId, selected }) => ({
      accountId,
      roundCount: selected.length,
      isCounted: isEnough(selected),
    })),
  };
}

const isEnough = (rounds: Career): boolean => rounds.length >= MIN_ROUNDS;

function sideOf({ accountId, career }: TeamCareer, { holeCount, period, kind }: TeamRounds): CompareSide {
  const open = defaultFilter({ accountId, firstName: '', lastName: '' }, holeCount);
  return { career, filter: { ...open, years: [period], roundTypes: typesOfKind[kind] } };
}
