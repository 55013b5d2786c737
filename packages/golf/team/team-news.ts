import type { AccountId } from '../access/account-id.ts';
import { addDays, type CalendarDay, isInRange, lastRange } from '../calendar/index.ts';
import { CHANGE_DAYS, type FormChange, formChangeOf } from '../form/index.ts';
import { decimal, plural, rounded, scoreWithPar } from '../format/index.ts';
import type { HoleCount, Int } from '../model/index.ts';
import { bestFirst, isFinishedWithScore, newestFirst, scoreVsPar } from '../selection/index.ts';
import { MIN_ROUNDS } from '../stats/index.ts';
import type { TeamPlayer, TeamRound } from './team-player.ts';

/** Days that a weekly page looks back and ahead. */
export const WEEK_DAYS = 7;

/** The round that a piece of news names. */
type NewsRound = {
  readonly score: Int;
  readonly par: Int;
  readonly holeCount: HoleCount;
  readonly courseName: string;
};

/** Something that changed for a player within seven days. */
export type TeamNews = {
  readonly accountId: AccountId;
  readonly kind: 'best' | 'form' | 'rounds';
  readonly on: CalendarDay;
  /** The logged rounds behind it: the best one alone, else those of the seven days. */
  readonly roundIds: readonly string[];
  /** With those of which only the score is known. */
  readonly roundCount: Int;
  /** The best of these rounds; null of news of a form. */
  readonly round: NewsRound | null;
  /** Null of news of rounds. */
  readonly change: FormChange | null;
};

const urgencies: Readonly<Record<TeamNews['kind'], number>> = { form: 0, best: 1, rounds: 2 };

/**
 * What changed in seven days: forms, then best rounds, then who played, each newest first; at most one line of rounds and
 * one of form for each player (TEAM-18).
 */
export const teamNews = (players: readonly TeamPlayer[], today: CalendarDay): readonly TeamNews[] =>
  players
    .flatMap((player) => [...roundNews(player, today), ...formNews(player, today)])
    .sort((a, b) => urgencies[a.kind] - urgencies[b.kind] || (a.on === b.on ? 0 : a.on < b.on ? 1 : -1));

function roundNews({ accountId, rounds }: TeamPlayer, today: CalendarDay): readonly TeamNews[] {
  const week = lastRange(WEEK_DAYS, 'Days', today);
  const played = rounds.filter((one) => isFinishedWithScore(one) && isInRange(one.playedOn, week)).sort(newestFirst);
  const [newest] = played;
  // A nine of level par is no better news than a round of one over.
  const [best] = played.toSorted((a, b) => b.holeCount - a.holeCount || bestFirst(a, b));
  if (newest === undefined || best === undefined) return [];
  if (isBestOfYear(best, rounds, today)) {
    return [{ kind: 'best', accountId, on: best.playedOn, ...behind([best]), round: newsRoundOf(best), change: null }];
  }
  return [
    {
      kind: 'rounds',
      accountId,
      on: newest.playedOn,
      ...behind(played),
      round: newsRoundOf(best),
      change: null,
    },
  ];
}

const behind = (rounds: readonly TeamRound[]): Pick<TeamNews, 'roundIds' | 'roundCount'> => ({
  roundIds: rounds.flatMap(({ roundId, isScoreOnly }) => (isScoreOnly === true ? [] : roundId)),
  roundCount: rounds.length,
});

const newsRoundOf = ({ score, par, holeCount, courseName }: TeamRound): NewsRound => ({
  score: score as number,
  par: par as number,
  holeCount,
  courseName,
});

/** Whether a round of 18 holes is lower to par than all others of 12 months. Among fewer than five others many are. */
function isBestOfYear(round: TeamRound, rounds: readonly TeamRound[], today: CalendarDay): boolean {
  if (round.holeCount !== 18) return false;
  const year = lastRange(12, 'Months', today);
  const others = rounds.filter(
    (one) =>
      one.roundId !== round.roundId &&
      one.holeCount === 18 &&
      isFinishedWithScore(one) &&
      isInRange(one.playedOn, year),
  );
  const toPar = scoreVsPar(round) as number;
  return others.length >= MIN_ROUNDS && others.every((one) => (scoreVsPar(one) as number) > toPar);
}

/** A form that is better or worse today, lately or clearly, and was not so a week ago. */
function formNews({ accountId, rounds }: TeamPlayer, today: CalendarDay): readonly TeamNews[] {
  const change = formChangeOf(rounds, today);
  if (change === null || change.verdict === 'cannotTell') return [];
  const weekAgo = addDays(today, -WEEK_DAYS);
  const before = rounds.filter(({ playedOn }) => playedOn <= weekAgo);
  const earlier = formChangeOf(before, weekAgo);
  if (earlier?.verdict === change.verdict && earlier.isClear === change.isClear) return [];
  const week = lastRange(WEEK_DAYS, 'Days', today);
  const played = rounds.filter((one) => isFinishedWithScore(one) && isInRange(one.playedOn, week)).sort(newestFirst);
  const [newest] = played;
  // Without a new round only the days have moved.
  if (newest === undefined) return [];
  return [
    {
      kind: 'form',
      accountId,
      on: newest.playedOn,
      ...behind(played),
      round: null,
      change,
    },
  ];
}

/** '7 others played.' after news of some, '7 played.' alone; '' for nobody. */
export function othersPlayedText(news: readonly TeamNews[]): string {
  const named = new Set(news.filter(({ kind }) => kind !== 'rounds').map(({ accountId }) => accountId));
  const others = news.filter(({ kind, accountId }) => kind === 'rounds' && !named.has(accountId)).length;
  if (others === 0) return '';
  return named.size === 0 ? `${others} played.` : `${plural(others, 'other')} played.`;
}

/** A piece of news as a sentence after the player's name, without its end: 'shot 66 (−6) at Alder Creek, …'. */
export function newsText({ kind, round, change, roundCount }: TeamNews): string {
  if (round === null) return change === null ? '' : formNewsText(change);
  const { score, par, courseName, holeCount } = round;
  const result = `${scoreWithPar(score, par)}${holeCount === 9 ? ' on nine holes' : ''} at ${courseName}`;
  if (kind === 'best') return `shot ${result}, the best round in 12 months`;
  return roundCount === 1 ? `shot ${result}` : `played ${plural(roundCount, 'round')}, best ${result}`;
}

/** 'is in clearly better form: 2.3 ± 1.9 strokes a round better than …', or 'is in better form lately' for less. */
function formNewsText({ strokes, halfWidth, verdict, isClear }: FormChange): string {
  const size = `${decimal(Math.abs(strokes), 1)} ± ${decimal(halfWidth, 1)} strokes a round`;
  const form = isClear ? `is in clearly ${verdict} form` : `is in ${verdict} form lately`;
  return `${form}: ${size} ${verdict} in 30 days than in the 12 months before`;
}

/** 'last 30 days 3.7 ± 3.6 strokes better than the 12 months before', and how sure that is where it is not clear. */
export function changeText({ strokes, halfWidth, verdict, isClear }: FormChange): string {
  if (rounded(strokes, 1) === 0) {
    return `last ${CHANGE_DAYS} days the same as the 12 months before (± ${decimal(halfWidth, 1)} strokes)`;
  }
  const size = `${decimal(Math.abs(strokes), 1)} ± ${decimal(halfWidth, 1)} strokes ${strokes < 0 ? 'better' : 'worse'}`;
  const doubt = isClear ? '' : verdict === 'cannotTell' ? ', which may be chance' : ', but not clearly';
  return `last ${CHANGE_DAYS} days ${size} than the 12 months before${doubt}`;
}
