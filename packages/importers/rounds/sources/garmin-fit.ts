import { isCalendarDay } from '@strokebook/golf/calendar';
import { type FairwayResult, metres, metresToYards, type Shot } from '@strokebook/golf/model';
import type { FileFormat } from '../file-format.ts';
import { type FoundHole, UNKNOWN_TEE } from '../found-round.ts';
import type { RawRound } from '../sound-round.ts';
import { type FitMessage, readFit } from './fit-messages.ts';
import { positionOfSemicircles } from './garmin-units.ts';

/** A watch corrects the result of a hole by another one. */
const MAX_RESULTS = 200;
const MAX_STROKES = 1_000;

/** Golf messages, which the public profile does not have; decoded and checked on 96 scorecards. */
const ROUND = 190;
const PLAYER_RESULT = 191;
const HOLE_RESULT = 192;
const HOLE = 193;
const STROKE = 194;
const golfMessages: ReadonlySet<number> = new Set([ROUND, PLAYER_RESULT, HOLE_RESULT, HOLE, STROKE]);

/** 1989-12-31T00:00:00Z in milliseconds since 1970: FIT counts seconds from then. */
const FIT_EPOCH = 631_065_600_000;

/** A scorecard of a FIT file. */
export type FitScorecard = {
  /** Milliseconds since 1970; null if the file does not tell it. */
  readonly startedAt: number | null;
  readonly round: RawRound;
};

/** Reads the owner's round of a scorecard in FIT format; null if it is another activity. A text says why it cannot. */
export function readFitScorecard(bytes: Uint8Array): FitScorecard | string | null {
  const reading = readFit(bytes, golfMessages);
  if ('problem' in reading) return reading.problem;
  const of = (number: number) => reading.messages.filter((message) => message.number === number);
  const [round] = of(ROUND);
  if (round === undefined) return null;
  const seconds = numberAt(round, 3);
  const local = numberAt(round, 2) ?? seconds;
  const [day = '', time = ''] = local === undefined ? [] : dateOf(local).split('T');
  if (!isCalendarDay(day)) return 'it has no day of the round';
  const owner = ownerOf(of(PLAYER_RESULT), of(HOLE_RESULT), of(STROKE));
  const ofOwner = (number: number) => of(number).filter((message) => (numberAt(message, 0) ?? owner) === owner);
  const [results, strokes] = [ofOwner(HOLE_RESULT), ofOwner(STROKE)];
  if (results.length > MAX_RESULTS || strokes.length > MAX_STROKES) return 'it has more strokes than any round';
  const [rating, slope, tee] = [numberAt(round, 21), numberAt(round, 12), textAt(round, 11)];
  return {
    startedAt: seconds === undefined ? null : FIT_EPOCH + seconds * 1_000,
    round: {
      sourceId: seconds === undefined ? null : `fit-${seconds}`,
      playedOn: day,
      startTime: time.slice(0, 5),
      course: {
        name: courseName(textAt(round, 1)),
        tee: {
          name: tee ?? UNKNOWN_TEE,
          // The rating is a number of 32 bits: 70.1 is written as 70.0999984741211.
          ...(rating === undefined ? {} : { rating: Math.round(rating * 10) / 10 }),
          ...(slope === undefined ? {} : { slope }),
        },
      },
      type: 'practice',
      tournamentName: null,
      roundNumber: null,
      player: null,
      total: numberAt(
        of(PLAYER_RESULT).find((message) => numberAt(message, 1) === owner),
        4,
      ),
      holes: holesOf(of(HOLE), results, strokes),
    },
  };
}

/** 'Club ~ Course' as one name. */
export function courseName(text: string | undefined): string {
  const [club = '', course] = (text ?? '').split(/\s*~\s*/, 2);
  return course === undefined || course === '' || course === club ? club : `${club} – ${course}`;
}

/** Strokes are tracked for the owner of the watch alone; without them the first player is the owner. */
function ownerOf(
  players: readonly FitMessage[],
  results: readonly FitMessage[],
  strokes: readonly FitMessage[],
): number {
  const tracked = strokes.flatMap((message) => numberAt(message, 0) ?? []);
  if (tracked.length > 0) return Math.min(...tracked.slice(0, 1_000));
  const listed = [
    ...players.flatMap((message) => numberAt(message, 1) ?? []),
    ...results.flatMap((message) => numberAt(message, 0) ?? []),
  ];
  return listed.reduce((least, player) => Math.min(least, player), listed[0] ?? 0);
}

const fairwayCodes: readonly (FairwayResult | undefined)[] = ['left', 'right', 'hit'];

function holesOf(
  holes: readonly FitMessage[],
  results: readonly FitMessage[],
  strokes: readonly FitMessage[],
): readonly FoundHole[] {
  const cards = new Map(holes.map((message) => [numberAt(message, 0), message]));
  return results.flatMap((result): FoundHole[] => {
    const number = numberAt(result, 1);
    const strokesTaken = numberAt(result, 2);
    if (number === undefined || strokesTaken === undefined) return [];
    const card = cards.get(number);
    const centimetres = numberAt(card, 1);
    const own = strokes
      .filter((message) => numberAt(message, 1) === number)
      .toSorted((a, b) => (numberAt(a, 253) ?? 0) - (numberAt(b, 253) ?? 0));
    return [
      {
        hole: number,
        par: numberAt(card, 2),
        ...(centimetres === undefined ? {} : { yards: metresToYards(metres(centimetres / 100)) }),
        strokeIndex: numberAt(card, 3),
        score: strokesTaken,
        putts: numberAt(result, 5),
        fairway: fairwayCodes[numberAt(result, 6) ?? -1],
        penalties: numberAt(result, 9),
        pin: positionOfSemicircles(numberAt(card, 4), numberAt(card, 5)),
        shots: own.map(shotOf),
      },
    ];
  });
}

/** Lies are not in the file: the first stroke is from the tee. */
function shotOf(message: FitMessage, index: number): Shot {
  const end = positionOfSemicircles(numberAt(message, 4), numberAt(message, 5));
  return {
    lie: index === 0 ? 'tee' : 'other',
    position: positionOfSemicircles(numberAt(message, 2), numberAt(message, 3)),
    ...(end === undefined ? {} : { end: { lie: 'other', position: end } }),
  };
}

const dateOf = (seconds: number): string => {
  const date = new Date(FIT_EPOCH + seconds * 1_000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

function numberAt(message: FitMessage | undefined, field: number): number | undefined {
  const value = message?.fields.get(field);
  return typeof value === 'number' ? value : undefined;
}

function textAt(message: FitMessage, field: number): string | undefined {
  const value = message.fields.get(field);
  return typeof value === 'string' ? value : undefined;
}

export const garminFit: FileFormat = {
  source: 'garmin',
  name: 'a FIT file',
  canBeRead: 'Scorecards of golf as FIT can be read.',
};
