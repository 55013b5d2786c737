import type { AccountId } from '../access/account-id.ts';
import { type CalendarDay, daysBetween, isInRange, lastRange } from '../calendar/index.ts';
import {
  CHANGE_DAYS,
  type Form,
  type FormChange,
  formChangeOf,
  type FormLine,
  formLinesOf,
  formOf,
  type FormOutlook,
  outlookOf,
} from '../form/index.ts';
import type { HoleCount, Int } from '../model/index.ts';
import { type AverageDifferential, meanDifferential, scoresOf } from '../results/index.ts';
import { isFinishedWithScore, newestFirst, scoreVsPar } from '../selection/index.ts';
import { isTournamentRound } from '../tournaments/index.ts';
import { type TeamFlag, teamFlag } from './team-flag.ts';
import { type TeamGain, teamGains } from './team-gains.ts';
import { type TeamNews, teamNews } from './team-news.ts';
import type { TeamPlayer, TeamRound } from './team-player.ts';
import { type TeamEvent, teamEvents } from './team-week.ts';

/** A player's line on the page of a team (TEAM-05). */
export type TeamRow = {
  readonly accountId: AccountId;
  readonly name: string;
  readonly squadIds: readonly number[];
  /** The last finished round with a score. */
  readonly lastRound: {
    /** Null if only its score is known. */
    readonly roundId: string | null;
    readonly playedOn: CalendarDay;
    readonly score: Int;
    readonly toPar: Int;
    readonly holeCount: HoleCount;
    readonly courseName: string;
    readonly courseId: string | null;
  } | null;
  /** Finished rounds of the last 30 days, of any kind and length. */
  readonly recentCount: Int;
  /** Those of them of which only the score is known. */
  readonly recentScoreCount: Int;
  /** Since the last round of any kind, one in progress too; null without rounds. */
  readonly daysSinceRound: Int | null;
  readonly form: Form;
  /** The rounds behind the form, newest first. */
  readonly formLines: readonly FormLine[];
  /** Null below three rounds. */
  readonly outlook: FormOutlook | null;
  readonly change: FormChange | null;
  readonly flag: TeamFlag | null;
  /** Of the tournament rounds of 12 months on tees with rating and slope (INDEX-17); null without any. */
  readonly differential: AverageDifferential | null;
  /** The logged rounds behind the differential. */
  readonly differentialRoundIds: readonly string[];
  /** Only the parts that were logged. */
  readonly gains: readonly TeamGain[];
};

/** A round that is being played today. */
export type RoundOnCourse = {
  readonly accountId: AccountId;
  readonly roundId: string;
  readonly courseName: string;
  readonly holesPlayed: Int;
  readonly score: Int | null;
  readonly par: Int | null;
  readonly savedAt: string;
};

/** A team's week, of all its squads (TEAM-18). */
export type TeamRoom = {
  readonly today: CalendarDay;
  /** In the order of the given players. */
  readonly players: readonly TeamRow[];
  /** Whoever saved last is first. */
  readonly onCourse: readonly RoundOnCourse[];
  readonly news: readonly TeamNews[];
  readonly events: readonly TeamEvent[];
};

/** Everything that the page of a team says of its players. @param today of the reader */
export function teamRoom(given: readonly TeamPlayer[], today: CalendarDay): TeamRoom {
  const players = given.map((player) => withScores(player, today));
  const gains = teamGains(players, today);
  return {
    today,
    players: players.map((player, index) => rowOf(player, gains[index] ?? [], today)),
    onCourse: players
      .flatMap((player) => roundsOnCourse(player, today))
      .sort((a, b) => (a.savedAt < b.savedAt ? 1 : a.savedAt > b.savedAt ? -1 : a.accountId - b.accountId)),
    news: teamNews(players, today),
    events: teamEvents(players, today),
  };
}

/** A player whose scores are rounds; they have no strokes, so they gain none. */
function withScores(player: TeamPlayer, today: CalendarDay): TeamPlayer {
  const scores = scoresOf({ rounds: player.rounds, events: player.results }, today);
  return {
    ...player,
    rounds: [...player.rounds, ...scores.map((score) => ({ ...score, gains: null, savedAt: null }))],
  };
}

function rowOf({ accountId, name, squadIds, rounds }: TeamPlayer, gains: readonly TeamGain[], today: CalendarDay) {
  const sorted = rounds.toSorted(newestFirst);
  const [latest] = sorted;
  // A round can be of tomorrow's date where its player is.
  const daysSinceRound = latest === undefined ? null : Math.max(0, daysBetween(latest.playedOn, today));
  const month = lastRange(CHANGE_DAYS, 'Days', today);
  const recent = rounds.filter(({ status, playedOn }) => status === 'completed' && isInRange(playedOn, month));
  const change = formChangeOf(rounds, today);
  const differentialRounds = differentialRoundsOf(sorted, today);
  return {
    accountId,
    name,
    squadIds,
    lastRound: lastRoundOf(sorted.find(isFinishedWithScore)),
    recentCount: recent.length,
    recentScoreCount: recent.filter(isScore).length,
    daysSinceRound,
    form: formOf(rounds, today),
    formLines: formLinesOf(rounds, today),
    outlook: outlookOf(rounds, today),
    change,
    flag: teamFlag(daysSinceRound, change),
    differential: meanDifferential(differentialRounds.map(({ rating }) => rating)),
    differentialRoundIds: differentialRounds.flatMap(({ roundId }) => roundId ?? []),
    gains,
  };
}

function differentialRoundsOf(rounds: readonly TeamRound[], today: CalendarDay) {
  const year = lastRange(12, 'Months', today);
  return rounds.flatMap((round) => {
    const { rating, playedOn } = round;
    const isCounted = isTournamentRound({ summary: round }) && isInRange(playedOn, year);
    return isCounted && rating !== null ? [{ roundId: loggedId(round), rating }] : [];
  });
}

const isScore = ({ isScoreOnly }: TeamRound): boolean => isScoreOnly === true;

/** The id of a logged round; null of a score. */
const loggedId = (round: TeamRound): string | null => (isScore(round) ? null : round.roundId);

function lastRoundOf(round: TeamRound | undefined): TeamRow['lastRound'] {
  if (round === undefined) return null;
  const { playedOn, score, holeCount, courseName, courseId } = round;
  const toPar = scoreVsPar(round) as number;
  return { roundId: loggedId(round), playedOn, score: score as number, toPar, holeCount, courseName, courseId };
}

const roundsOnCourse = ({ accountId, rounds }: TeamPlayer, today: CalendarDay): readonly RoundOnCourse[] =>
  rounds.flatMap(({ roundId, courseName, holesPlayed, score, par, savedAt, status, playedOn }) =>
    status === 'inProgress' && playedOn >= today && savedAt !== null
      ? [{ accountId, roundId, courseName, holesPlayed, score, par, savedAt }]
      : [],
  );
