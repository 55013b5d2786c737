import type { AccountId } from '../access/account-id.ts';
import { formPlaces, orderText, type Place } from '../form/index.ts';
import type { Int } from '../model/index.ts';
import { defaultTodaySort } from './sort-rows.ts';
import { QUIET_DAYS } from './team-flag.ts';
import { othersPlayedText, type TeamNews } from './team-news.ts';
import type { RoundOnCourse, TeamRoom, TeamRow } from './team-room.ts';
import { type TeamEvent, daysToEvent, isThisWeek } from './team-week.ts';

/** Lines of news; more are no longer read on a Monday morning. */
const MAX_NEWS = 8;

/** The room of one squad, or of all players. */
export type SquadView<Row extends TeamRow> = {
  readonly players: readonly Row[];
  /** Finished rounds of all players in the last 30 days. */
  readonly recentCount: Int;
  /** Players with a round in the last 30 days. */
  readonly playedCount: Int;
  readonly nextEvent: { readonly event: TeamEvent; readonly days: Int } | null;
  /**
   * The place of each player by form, as a range where the rounds cannot tell more. Null for a player with fewer than three
   * rounds, and for everybody when several squads are shown, because squads are not ranked together.
   */
  readonly places: ReadonlyMap<AccountId, Place | null>;
  /** What a list that is sorted by form says of its order (TEAM-05). */
  readonly order: string;
  readonly onCourse: readonly RoundOnCourse[];
  /** Forms that changed, then best rounds. */
  readonly news: readonly TeamNews[];
  /** Pieces of such news that are left out. */
  readonly moreNewsCount: Int;
  /** Who played in seven days and is not in the news, as a sentence; '' for nobody. */
  readonly othersPlayed: string;
  /** Players without a round in 14 days, the longest first; those without any round are the first. */
  readonly quiet: readonly Row[];
  /** Events of the next seven days, each with its players of the squad. */
  readonly week: readonly TeamEvent[];
  /** Players who logged no strokes in 12 months, so that the table of strokes gained says nothing of them. */
  readonly withoutStrokes: readonly Row[];
};

/** The part of a team's room that is of one squad. @param squadId null for all players */
export function squadView<Row extends TeamRow>(
  room: Omit<TeamRoom, 'players'> & { readonly players: readonly Row[] },
  squadId: number | null,
): SquadView<Row> {
  const { today } = room;
  const players = room.players.filter(({ squadIds }) => squadId === null || squadIds.includes(squadId));
  const ids = new Set(players.map(({ accountId }) => accountId));
  const ofSquad = <Item extends { readonly accountId: AccountId }>(items: readonly Item[]) =>
    items.filter(({ accountId }) => ids.has(accountId));
  const events = room.events
    .map((event) => ({ ...event, playing: event.playing.filter((accountId) => ids.has(accountId)) }))
    .filter(({ playing }) => playing.length > 0);
  const [next] = events;
  const ofNews = ofSquad(room.news);
  const news = ofNews.filter(({ kind }) => kind !== 'rounds');
  const isAcrossSquads = squadId === null && !haveCommonSquad(players);
  const places = isAcrossSquads ? players.map(() => null) : formPlaces(players.map(({ form }) => form.figure));
  const isWithoutForm = defaultTodaySort(players) === 'name';
  return {
    players,
    recentCount: players.reduce((total, { recentCount }) => total + recentCount, 0),
    playedCount: players.filter(({ recentCount }) => recentCount > 0).length,
    nextEvent: next === undefined ? null : { event: next, days: daysToEvent(next, today) },
    places: new Map(players.map(({ accountId }, index) => [accountId, places[index] ?? null])),
    order: isWithoutForm ? noOrderText(players) : orderText({ places, hasQualifiers: true, isAcrossSquads }),
    onCourse: ofSquad(room.onCourse),
    news: news.slice(0, MAX_NEWS),
    moreNewsCount: Math.max(0, news.length - MAX_NEWS),
    othersPlayed: othersPlayedText(ofNews),
    quiet: players
      .filter(({ daysSinceRound }) => daysSinceRound === null || daysSinceRound >= QUIET_DAYS)
      .sort((a, b) => (b.daysSinceRound ?? Infinity) - (a.daysSinceRound ?? Infinity) || 0),
    week: events.filter((event) => isThisWeek(event, today)),
    withoutStrokes: players.filter(({ gains }) => !gains.some(({ part }) => part !== 'total')),
  };
}

/** Whether all players are of one squad: women and men have no common order. */
function haveCommonSquad(players: readonly TeamRow[]): boolean {
  const [first, ...others] = players;
  return first === undefined || first.squadIds.some((id) => others.every(({ squadIds }) => squadIds.includes(id)));
}

/** Why a list in which nobody has a form is by name, and what gives them one (TEAM-05). */
const noOrderText = (players: readonly TeamRow[]): string =>
  players.some(({ form }) => form.apart?.kind === 'unrated')
    ? 'By name, because nobody has a form. No course rating in these scores: give par, rating and slope in the sheet, or correct them in the schedule.'
    : 'By name, because nobody has a form yet. It is of the tournaments and qualifiers of six months, on tees with a course rating.';
