import type { AccountId } from '../access/account-id.ts';
import type { Int } from '../model/index.ts';
import { type CardValue, type Done, isOnCourse, type OwnRounds } from '../qualifier/index.ts';
import type { EventResult } from '../schedule/index.ts';
import { isSame } from '../model/index.ts';
import { standingOf } from './event-score.ts';
import { teamFormats } from './lineup-view.ts';
import {
  type EventAnswers,
  type EventCell,
  eventCellOf,
  type EventPlayer,
  type EventScore,
  type TeamEvent,
  type TeamPlace,
  type WrittenResult,
} from './team-event.ts';

/** A change of an event by a coach whose right to make it was checked. */
export type EventChange = Done &
  (
    | { readonly kind: 'answers'; readonly answers: EventAnswers }
    /** Who plays for the team from a round on. */
    | { readonly kind: 'lineup'; readonly round: Int; readonly playerIds: readonly string[] }
    | {
        readonly kind: 'scores';
        readonly scores: readonly {
          readonly playerId: string;
          readonly round: Int;
          readonly score: EventScore | null;
        }[];
      }
    | { readonly kind: 'place'; readonly place: TeamPlace | null }
    /** The results were written to the schedules that say so. */
    | { readonly kind: 'finish'; readonly written: readonly WrittenResult[] }
    /** They were taken back from there, so that scores can change again. */
    | { readonly kind: 'takeBack' }
  );

export type EventOutcome =
  | { readonly event: TeamEvent; readonly refusal?: undefined }
  | { readonly event?: undefined; readonly refusal: string };

const refused = (refusal: string): EventOutcome => ({ refusal });

const MAX_ROUNDS = 4;
/** A squad with its individuals, at the largest events. */
const MAX_PLAYERS = 12;
const [MIN_STROKES, MAX_STROKES] = [45, 180];

const playersOf = ({ format }: EventAnswers): Int =>
  (teamFormats.find(({ id }) => id === format) ?? teamFormats[0]).players;

/** Why an event cannot be like this, as a sentence; null if it can. */
function eventProblem({ name, rounds, players }: EventAnswers): string | null {
  if (name.trim() === '') return 'Give the event a name.';
  if (rounds.length === 0 || rounds.length > MAX_ROUNDS) return `An event has 1 to ${MAX_ROUNDS} rounds.`;
  const late = rounds.findIndex(({ playedOn }, index) => index > 0 && playedOn < (rounds[index - 1]?.playedOn ?? ''));
  if (late > 0) return `Round ${late + 1} is before round ${late}.`;
  if (players.length > MAX_PLAYERS) return `A team takes at most ${MAX_PLAYERS} players to an event.`;
  const ids = players.map(({ accountId, guestName }) => accountId ?? guestName);
  if (new Set(ids).size < ids.length) return 'A player is in the list twice.';
  return null;
}

/** A new event; the first players of the list are its lineup. */
export function openEvent(answers: EventAnswers, opened: Done): EventOutcome {
  const problem = eventProblem(answers);
  if (problem !== null) return refused(problem);
  const first = answers.players.slice(0, playersOf(answers)).map(({ playerId }) => playerId);
  return {
    event: { opened, answers, lineups: answers.rounds.map(() => first), cells: [], place: null, finished: null },
  };
}

/** The only way in which an event changes: nothing changes while its results stand in the schedules, until they are taken back. */
export function changeEvent(event: TeamEvent, change: EventChange): EventOutcome {
  const { finished } = event;
  if (change.kind === 'takeBack') {
    return finished === null
      ? refused('Its results are not in the schedules.')
      : { event: { ...event, finished: null } };
  }
  if (finished !== null) return refused('Its results are in the schedules: take them back first.');
  switch (change.kind) {
    case 'answers':
      return changeAnswers(event, change.answers);
    case 'lineup':
      return changeLineup(event, change.round, change.playerIds);
    case 'scores':
      return changeScores(event, change);
    case 'place':
      return { event: { ...event, place: change.place } };
    case 'finish': {
      const { by, at, written } = change;
      if (event.cells.length === 0) return refused('There is no score yet.');
      const running = event.cells.find((cell) => standingOf(cell, 0)?.kind === 'running');
      if (running !== undefined) return refused('A player is still on the course: type the score there first.');
      return { event: { ...event, finished: { by, at, written } } };
    }
  }
}

function changeAnswers(event: TeamEvent, answers: EventAnswers): EventOutcome {
  const problem = eventProblem(answers);
  if (problem !== null) return refused(problem);
  const kept = new Map(answers.players.map((player) => [player.playerId, player]));
  for (const { playerId, round } of event.cells) {
    const before = event.answers.players.find((player) => player.playerId === playerId);
    if (!isSamePlayer(before, kept.get(playerId))) return refused('A player who has a score stays in the event.');
    const { course: was } = event.answers.rounds[round] ?? {};
    if (answers.rounds[round] === undefined) return refused(`Round ${round + 1} has scores.`);
    if (was?.par !== answers.rounds[round]?.course.par)
      return refused(`Round ${round + 1} has scores on par ${was?.par ?? 0}.`);
  }
  const size = playersOf(answers);
  let lineup: readonly string[] = [];
  const lineups = answers.rounds.map((_, round) => {
    const before = (event.lineups[round] ?? lineup).filter((id) => kept.has(id));
    const others = answers.players.map(({ playerId }) => playerId).filter((id) => !before.includes(id));
    lineup = [...before, ...others].slice(0, size);
    return lineup;
  });
  return { event: { ...event, answers, lineups } };
}

const isSamePlayer = (a: EventPlayer | undefined, b: EventPlayer | undefined): boolean =>
  a?.accountId === b?.accountId && a?.guestName === b?.guestName;

function changeLineup(event: TeamEvent, from: Int, playerIds: readonly string[]): EventOutcome {
  const { players } = event.answers;
  const size = playersOf(event.answers);
  if (event.lineups[from] === undefined) return refused(`There is no round ${from + 1}.`);
  if (playerIds.length > size) return refused(`${size} play for the team.`);
  if (new Set(playerIds).size < playerIds.length) return refused('A player is in the lineup twice.');
  if (playerIds.some((id) => !players.some(({ playerId }) => playerId === id)))
    return refused('This player is not at the event.');
  return { event: { ...event, lineups: event.lineups.map((ids, round) => (round < from ? ids : playerIds)) } };
}

function changeScores(
  event: TeamEvent,
  { scores, by, at }: Extract<EventChange, { readonly kind: 'scores' }>,
): EventOutcome {
  let { cells } = event;
  for (const { playerId, round, score } of scores) {
    if (!event.answers.players.some((player) => player.playerId === playerId))
      return refused('This player is not at the event.');
    if (event.answers.rounds[round] === undefined) return refused(`There is no round ${round + 1}.`);
    if (score?.kind === 'score' && (score.strokes < MIN_STROKES || score.strokes > MAX_STROKES)) {
      return refused(`${score.strokes} is no score of 18 holes: ${MIN_STROKES} to ${MAX_STROKES}.`);
    }
    const known = eventCellOf({ cells }, playerId, round);
    const next: EventCell = {
      playerId,
      round,
      card: known?.card ?? null,
      typed: score === null ? null : { score, by, at },
    };
    cells = [...cells.filter((cell) => cell !== known), ...(next.card === null && next.typed === null ? [] : [next])];
  }
  return { event: { ...event, cells } };
}

/** The event with the own rounds of its players on its days and courses; the same object if they change nothing. */
export function withOwnCards(event: TeamEvent, rounds: OwnRounds): TeamEvent {
  if (event.finished !== null) return event;
  let { cells } = event;
  for (const { playerId, accountId } of event.answers.players) {
    const own = accountId === null ? undefined : rounds.get(accountId);
    if (own === undefined) continue;
    for (const [round, { playedOn, course }] of event.answers.rounds.entries()) {
      const found = own
        .filter((one) => one.playedOn === playedOn && isOnCourse(one, course))
        .toSorted((a, b) => Number(b.isFinished) - Number(a.isFinished))[0];
      const known = eventCellOf({ cells }, playerId, round);
      const card = found === undefined ? null : cardOf(found);
      if (isSame(card, known?.card ?? null)) continue;
      const next: EventCell = { playerId, round, card, typed: known?.typed ?? null };
      cells = [...cells.filter((cell) => cell !== known), ...(next.card === null && next.typed === null ? [] : [next])];
    }
  }
  return cells === event.cells ? event : { ...event, cells };
}

const cardOf = ({ roundId, strokes, par, thru, isFinished, lastNine }: Omit<CardValue, 'isWithdrawn'>): CardValue => ({
  ...{ roundId, strokes, par, thru, isFinished, lastNine, isWithdrawn: false },
});

/** What an event writes to the schedule of a player; null for one without a round. @param before what stands there */
export function resultOf(event: TeamEvent, accountId: AccountId, before: EventResult | null): EventResult | null {
  const player = event.answers.players.find((one) => one.accountId === accountId);
  if (player === undefined) return null;
  const rounds = event.answers.rounds.map(({ playedOn, course }, round) => ({
    ...{ playedOn, course },
    standing: standingOf(eventCellOf(event, player.playerId, round), course.par),
  }));
  const ends = new Set(rounds.map(({ standing }) => standing?.kind));
  const ending = ends.has('disqualified') ? 'disqualified' : ends.has('withdrawn') ? 'withdrew' : null;
  const scores = rounds.flatMap(({ playedOn, course, standing }) =>
    standing?.kind === 'score'
      ? [
          {
            ...{
              score: standing.strokes,
              par: course.par,
              yards: null,
              courseRating: course.rating,
              slopeRating: null,
            },
            ...{ playedOn, courseName: course.name },
          },
        ]
      : [],
  );
  if (scores.length === 0 && ending === null) return null;
  const { fieldSize = null, place = null, isTied = false } = before ?? {};
  return {
    fieldSize,
    place: ending === null ? place : null,
    isTied: ending === null && isTied,
    ending,
    rounds: scores,
  };
}

/** The event with another account in place of one that ends, or with none: its scores stay (TEAM-22). */
export function replaceInEvent(event: TeamEvent, accountId: AccountId, other: AccountId | null): TeamEvent {
  const swapped = (by: AccountId | null) => (by === accountId ? other : by);
  const done = <Kind extends Done>(one: Kind): Kind => ({ ...one, by: swapped(one.by) });
  const isTwice = event.answers.players.some((player) => player.accountId === other);
  return {
    ...event,
    opened: done(event.opened),
    answers: {
      ...event.answers,
      players: event.answers.players.map((player) =>
        player.accountId === accountId ? { ...player, accountId: isTwice ? null : other } : player,
      ),
    },
    cells: event.cells.map((cell) => ({ ...cell, typed: cell.typed === null ? null : done(cell.typed) })),
    finished:
      event.finished === null
        ? null
        : { ...done(event.finished), written: event.finished.written.filter((one) => one.accountId !== accountId) },
  };
}
