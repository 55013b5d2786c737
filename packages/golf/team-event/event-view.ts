import { formatDay, formatDays, plural, scoreToPar, weekdayName } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import { countedRound, type CountedRound, countOf, withoutPlayer } from './count-round.ts';
import { differenceOf, eventScoreText, standingOf } from './event-score.ts';
import { teamFormats } from './lineup-view.ts';
import { type EventAnswers, eventCellOf, type TeamEvent, type TeamPlace } from './team-event.ts';

/** A round of a player on the board. */
type EventBoardCell = {
  /** '74', '+2', 'WD'; '' for nothing yet. */
  readonly text: string;
  /** 'thru 14', 'card 74, official 75'; '' for nothing. */
  readonly note: string;
  readonly isDropped: boolean;
};

type EventBoardRow = {
  readonly playerId: string;
  /** The place in the lineup of the round that is played; null for an individual, and for who plays no more. */
  readonly order: Int | null;
  /** Whether the player has been in a lineup: the scores of an individual never count. */
  readonly isTeam: boolean;
  readonly cells: readonly EventBoardCell[];
  /** '+4'; '' without a score. */
  readonly total: string;
};

/** An event as everybody in the team reads it. */
export type EventBoard = {
  readonly name: string;
  readonly url: string | null;
  /** 'Sat, Oct 17, Millbrook, Blue. Par 72, rating 74.9. Five play, four count.' */
  readonly subtitle: string;
  /** 'Prairie Classic, round 2 of 3' without the name: 'round 2 of 3', 'final'. */
  readonly stage: string;
  /** '+8'; '' without a team score. */
  readonly figure: string;
  /** 'if it ended now. Hanna’s +4 is dropped.' */
  readonly headline: string;
  /** 'T5 of 14'; '' until a coach has typed it. */
  readonly place: string;
  readonly rows: readonly EventBoardRow[];
  /** By round: '294', '+2' while it is played, '' for nothing. */
  readonly teamScores: readonly string[];
  /** What was dropped, and what a missing player would have cost. */
  readonly cost: string;
  readonly isFinished: boolean;
};

/** How an event is called by id. */
type NamesOf = { readonly nameOf: (playerId: string) => string; readonly shortNameOf: (playerId: string) => string };

/** The round that is played, or was played last; the first before that. */
const currentRound = ({ answers, cells }: Pick<TeamEvent, 'answers' | 'cells'>): Int =>
  Math.max(0, ...cells.map(({ round }) => round).filter((round) => answers.rounds[round] !== undefined));

/** The board of an event: scores that count, what is dropped, individuals below (TEAM-13). */
export function eventBoard(event: TeamEvent, { nameOf, shortNameOf }: NamesOf): EventBoard {
  const { answers, lineups, finished } = event;
  const now = currentRound(event);
  const counted = answers.rounds.map((_, round) => countedRound(event, round));
  const played = counted.filter(({ toPar }) => toPar !== null);
  const isRunning = event.cells.some((cell) => standingOf(cell, 0)?.kind === 'running');
  const current = counted[now];
  const total = played.reduce((sum, { toPar }) => sum + (toPar ?? 0), 0);
  return {
    ...{ name: answers.name, url: answers.url, isFinished: finished !== null, place: placeText(event.place) },
    subtitle: subtitleOf(answers, now),
    stage: stageOf(event, now, isRunning),
    figure: played.length === 0 ? '' : scoreToPar(total),
    headline: headlineOf(event, current, isRunning, shortNameOf),
    rows: orderOf(event, now).map((playerId) => rowOf(event, playerId, counted, now)),
    teamScores: counted.map(({ strokes, toPar }) =>
      strokes !== null ? String(strokes) : toPar === null ? '' : scoreToPar(toPar),
    ),
    cost: costOf(event, played.findLast((round) => !round.isRunning) ?? null, { nameOf, shortNameOf }),
  };

  function orderOf({ answers: { players } }: TeamEvent, round: Int): readonly string[] {
    const first = lineups[round] ?? [];
    const earlier = lineups.flat().filter((id) => !first.includes(id));
    const others = players.map(({ playerId }) => playerId).filter((id) => !lineups.flat().includes(id));
    return [...first, ...new Set(earlier), ...others];
  }
}

function rowOf(event: TeamEvent, playerId: string, counted: readonly CountedRound[], now: Int): EventBoardRow {
  const order = event.lineups[now]?.indexOf(playerId) ?? -1;
  const standings = event.answers.rounds.map(({ course }, round) =>
    standingOf(eventCellOf(event, playerId, round), course.par),
  );
  const scores = standings.flatMap((standing) => (standing !== null && 'toPar' in standing ? [standing.toPar] : []));
  return {
    playerId,
    order: order < 0 ? null : order,
    isTeam: event.lineups.some((ids) => ids.includes(playerId)),
    cells: standings.map((standing, round) => {
      const cell = eventCellOf(event, playerId, round);
      const isDropped = counted[round]?.dropped.some((score) => score.playerId === playerId) === true;
      if (standing === null) return { text: '', note: '', isDropped };
      if (standing.kind === 'running')
        return { text: scoreToPar(standing.toPar), note: `thru ${standing.thru}`, isDropped };
      return { text: eventScoreText(standing), note: cell === undefined ? '' : differenceOf(cell), isDropped };
    }),
    total: scores.length === 0 ? '' : scoreToPar(scores.reduce((sum, one) => sum + one, 0)),
  };
}

/** 'T5 of 14'; '' for none. */
const placeText = (place: TeamPlace | null): string =>
  place === null ? '' : `${place.isTied ? 'T' : ''}${place.place}${place.teams === null ? '' : ` of ${place.teams}`}`;

const LETTERS_OF_WEEKDAY = 3;

function subtitleOf({ rounds, format }: EventAnswers, now: Int): string {
  const round = rounds[now];
  if (round === undefined) return '';
  const { playedOn, course } = round;
  const where = `${course.name}${course.tee === '' ? '' : `, ${course.tee}`}`;
  const rating = course.rating === null ? '' : `, rating ${course.rating}`;
  const { name } = teamFormats.find(({ id }) => id === format) ?? teamFormats[0];
  return `${weekdayName(playedOn).slice(0, LETTERS_OF_WEEKDAY)}, ${formatDay(playedOn)}, ${where}. Par ${course.par}${rating}. ${name}.`;
}

/** 'Oct 16 – Oct 18' */
export const eventDays = ({ rounds }: EventAnswers): string => {
  const [first, last] = [rounds[0]?.playedOn, rounds.at(-1)?.playedOn];
  return first === undefined || last === undefined ? '' : formatDays(first, last);
};

function stageOf({ answers: { rounds }, finished, cells }: TeamEvent, now: Int, isRunning: boolean): string {
  if (finished !== null) return 'final';
  if (cells.length === 0) return rounds.length === 1 ? 'one round' : `${rounds.length} rounds`;
  return `${isRunning ? '' : 'after '}round ${now + 1} of ${rounds.length}`;
}

function headlineOf(
  event: TeamEvent,
  current: CountedRound | undefined,
  isRunning: boolean,
  shortNameOf: NamesOf['shortNameOf'],
): string {
  if (event.cells.length === 0 || current === undefined) return 'No score yet.';
  if (current.toPar === null) {
    return `No team score of round ${current.round + 1}: ${current.finished} of ${current.playing} finished, ${countOf(event)} count.`;
  }
  const when = event.finished !== null ? 'final' : isRunning ? 'if it ended now' : `after round ${current.round + 1}`;
  const [dropped] = current.dropped;
  if (dropped === undefined) return `${when}. All scores of round ${current.round + 1} count.`;
  const score = dropped.strokes === null ? scoreToPar(dropped.toPar) : String(dropped.strokes);
  return `${when}. ${possessive(shortNameOf(dropped.playerId))} ${score} is dropped${isRunning ? '' : ` in round ${current.round + 1}`}.`;
}

const possessive = (name: string): string => `${name}${name.endsWith('s') ? '’' : '’s'}`;

/** 'Round 1 dropped an 80. Without Noa Adeyemi: 303, 9 more.'; '' while no round is over. */
function costOf(event: TeamEvent, round: CountedRound | null, { nameOf }: NamesOf): string {
  if (round === null || round.strokes === null) return '';
  const [dropped] = round.dropped;
  const [best] = round.counting;
  const number = round.round + 1;
  const what =
    dropped?.strokes == null
      ? `Round ${number} dropped no score.`
      : `Round ${number} dropped ${article(dropped.strokes)} ${dropped.strokes}.`;
  const sentences = [best, dropped].flatMap((score) => {
    if (score === undefined) return [];
    const without = withoutPlayer(event, round.round, score.playerId);
    const name = nameOf(score.playerId);
    if (without === null) return [`Without ${name} there is no team score.`];
    return [
      `Without ${name}: ${without.strokes ?? scoreToPar(without.toPar)}, ${without.more === 0 ? 'the same' : `${without.more} more`}.`,
    ];
  });
  return [what, ...sentences].join(' ');
}

/** 'an' before 8, 11, 18 and 80 to 89, as they are spoken. */
const article = (score: Int): string => (/^(8|11|18|8\d)$/.test(String(score)) ? 'an' : 'a');

/** 'Seven rounds in three events' as figures: '7 rounds in 3 events'. */
export const seasonText = (rounds: Int, events: Int): string =>
  `${plural(rounds, 'round')} in ${plural(events, 'event')}`;
