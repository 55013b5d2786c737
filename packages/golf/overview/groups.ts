import {
  type CalendarDay,
  isInRange,
  lastRange,
  previousSeason,
  type SeasonYear,
  seasonOf,
  seasonRange,
} from '../calendar/index.ts';
import { formatDay, formatDays, plural, seasonYearName, shortRoundNumberName } from '../format/index.ts';
import { FINAL_ROUND, type HoleCount, type RoundSummary, type RoundType } from '../model/index.ts';
import {
  bestFirst,
  latestTournaments,
  newestFirst,
  scoreVsPar,
  selectRounds,
  tournamentKey,
} from '../selection/index.ts';
import { overviewColours } from './colours.ts';
import type { DashboardMode, OverviewConfig, OverviewGroup } from './report.ts';

type Draft = {
  readonly name: string;
  readonly rounds: readonly RoundSummary[];
  readonly isSelected?: boolean;
  readonly startHidden?: boolean;
  /** Replaces the details line that is derived from the rounds. */
  readonly details?: string;
};

export type GroupOptions = {
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly today: CalendarDay;
  readonly mode: DashboardMode;
};

/** With more than seven rounds, those beyond the palette start hidden (DASH-O2). */
const MAX_SHOWN = 7;
const MAX_SHOWN_TOURNAMENTS = 3;
const MAX_SHOWN_SEASONS = 2;

/**
 * The groups that the quick-select offers in a mode, in order (DASH-25 to DASH-30). Each overview lists its round ids,
 * so that the server computes exactly these. Overviews without rounds are kept, to show that there is no data.
 */
export function buildOverviewGroups({ history, holeCount, today, mode }: GroupOptions): readonly OverviewGroup[] {
  const rounds = selectRounds(history, { filterName: '', holeCount });
  const drafts = mode === 'assessment' ? assessmentGroups(rounds) : performanceGroups(rounds, today);
  return drafts.map(([groupName, overviews]) => ({ groupName, mode, overviews: configsOf(overviews, holeCount) }));
}

/** The default group of a mode (DASH-18). */
export const defaultGroupName = (mode: DashboardMode): string =>
  mode === 'assessment' ? 'Recent' : 'Recent Performance';

type GroupDraft = readonly [groupName: string, overviews: readonly Draft[]];

function performanceGroups(rounds: readonly RoundSummary[], today: CalendarDay): readonly GroupDraft[] {
  const season = seasonOf(today);
  return [
    ['Recent Performance', recentDrafts(rounds)],
    ['Best 3 Rounds', oneEach(best(rounds, 3), true)],
    ['Last 1 Week', oneEach(rounds.filter((round) => isInRange(round.playedOn, lastRange(1, 'Weeks', today))))],
    ['Current Season', oneEach(ofSeason(rounds, season))],
    ['Last Season', oneEach(ofSeason(rounds, previousSeason(season)))],
  ];
}

function assessmentGroups(rounds: readonly RoundSummary[]): readonly GroupDraft[] {
  return [
    // The same five as Recent Performance (DASH-O3).
    ['Recent', recentDrafts(rounds)],
    ['Recent Tournaments', recentTournamentDrafts(rounds)],
    ['By Round Type', roundTypeDrafts(rounds)],
    ['By Tournament', tournamentDrafts(rounds, MAX_SHOWN_TOURNAMENTS)],
    ['By Season (Tournament)', seasonDrafts(rounds)],
  ];
}

function recentDrafts(rounds: readonly RoundSummary[]): readonly Draft[] {
  return [
    { name: 'Last Round', rounds: rounds.slice(0, 1) },
    { name: 'Last 3', rounds: rounds.slice(0, 3) },
    { name: 'Previous 3', rounds: rounds.slice(3, 6) },
    { name: 'Best 3', rounds: best(rounds, 3), isSelected: true },
    { name: 'Previous Round', rounds: rounds.slice(1, 2) },
  ];
}

function recentTournamentDrafts(rounds: readonly RoundSummary[]): readonly Draft[] {
  return [
    ...tournamentDrafts(rounds, Number.POSITIVE_INFINITY).slice(0, 3),
    { name: 'Best 5 Rounds', rounds: best(rounds, 5), isSelected: true },
    { name: 'Best 5 Tournament Rounds', rounds: best(ofType(rounds, 'tournament'), 5), isSelected: true },
  ];
}

function roundTypeDrafts(rounds: readonly RoundSummary[]): readonly Draft[] {
  const tournament = ofType(rounds, 'tournament');
  const numbered = (roundNumber: number): readonly RoundSummary[] =>
    tournament.filter((round) => round.roundNumber === roundNumber).slice(0, 5);
  return [
    // 'Best and last 5 tournaments' means tournament rounds (DASH-O4).
    { name: 'Best 5 Tournament Rounds', rounds: best(tournament, 5), isSelected: true },
    { name: 'Last 5 Tournament Rounds', rounds: tournament.slice(0, 5) },
    { name: 'Last 5 Round 1', rounds: numbered(1) },
    { name: 'Last 5 Round 2', rounds: numbered(2) },
    { name: 'Last 5 Round 3', rounds: numbered(3) },
    { name: 'Last 5 Final Round', rounds: numbered(FINAL_ROUND) },
    { name: 'Last 5 Qualifier', rounds: ofType(rounds, 'qualifier').slice(0, 5) },
    { name: 'Last 5 Match', rounds: ofType(rounds, 'match').slice(0, 5) },
    { name: 'Last 5 Practice', rounds: ofType(rounds, 'practice').slice(0, 5) },
  ];
}

function tournamentDrafts(rounds: readonly RoundSummary[], shown: number): readonly Draft[] {
  return latestTournaments(rounds).map((key, index) => {
    const ofTournament = rounds.filter((round) => tournamentKey(round) === key);
    return { name: ofTournament[0]?.tournamentName ?? key, rounds: ofTournament, startHidden: index >= shown };
  });
}

function seasonDrafts(rounds: readonly RoundSummary[]): readonly Draft[] {
  const bySeason = new Map<string, RoundSummary[]>();
  for (const round of ofType(rounds, 'tournament')) {
    const name = seasonYearName(seasonOf(round.playedOn));
    bySeason.set(name, [...(bySeason.get(name) ?? []), round]);
  }
  return [...bySeason].map(([name, ofName], index) => ({
    name,
    rounds: ofName,
    startHidden: index >= MAX_SHOWN_SEASONS,
  }));
}

function oneEach(rounds: readonly RoundSummary[], isSelected = false): readonly Draft[] {
  return rounds.map((round, index) => ({
    name: round.tournamentName === null ? round.courseName : roundName(round.tournamentName, round.roundNumber),
    rounds: [round],
    isSelected,
    startHidden: index >= MAX_SHOWN,
    details: [formatDay(round.playedOn, true), round.tournamentName === null ? null : round.courseName]
      .filter((part) => part !== null)
      .join(' · '),
  }));
}

const roundName = (tournamentName: string, roundNumber: number | null): string =>
  roundNumber === null ? tournamentName : `${tournamentName}, ${shortRoundNumberName(roundNumber)}`;

const ofType = (rounds: readonly RoundSummary[], type: RoundType): readonly RoundSummary[] =>
  rounds.filter((round) => round.type === type);

const ofSeason = (rounds: readonly RoundSummary[], season: SeasonYear): readonly RoundSummary[] =>
  rounds.filter((round) => isInRange(round.playedOn, seasonRange(season)));

const best = (rounds: readonly RoundSummary[], count: number): readonly RoundSummary[] =>
  rounds
    .filter((round) => scoreVsPar(round) !== null)
    .sort(bestFirst)
    .slice(0, count)
    .sort(newestFirst);

function configsOf(drafts: readonly Draft[], holeCount: HoleCount): readonly OverviewConfig[] {
  const names = uniqueNames(drafts.map((draft) => draft.name));
  const colours = overviewColours(drafts.length);
  return drafts.map((draft, index) => {
    const filterName = names[index] as string;
    const startHidden = draft.startHidden ?? false;
    const details = draft.details ?? detailsOf(draft);
    return {
      filterName,
      details,
      colour: colours[index] as string,
      isSelected: draft.isSelected ?? false,
      startHidden,
      filter: { filterName, details, holeCount, golfRoundIds: draft.rounds.map((round) => round.roundId), startHidden },
    };
  });
}

/** '3 rounds · Aug 30 – Sep 14', with the round types if several are mixed: 'practice, match'. */
function detailsOf({ rounds }: Draft): string {
  const newest = rounds[0];
  const oldest = rounds.at(-1);
  if (newest === undefined || oldest === undefined) return 'No rounds';
  const days = `${plural(rounds.length, 'round')} · ${formatDays(oldest.playedOn, newest.playedOn)}`;
  const kinds = [...new Set(rounds.map((round) => (round.isSimulator ? 'simulator' : round.type)))];
  return kinds.length > 1 ? `${days} · ${kinds.join(', ')}` : days;
}

/** A missing name becomes 'Unnamed Filter'; a duplicate name gets ' (2)', ' (3)' (DASH-22). */
export function uniqueNames(names: readonly (string | null | undefined)[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = given?.trim() || 'Unnamed Filter';
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) unique = `${name} (${number})`;
    taken.add(unique);
    return unique;
  });
}
