import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { strokesOf } from '@strokebook/golf/facts';
import {
  type FairwayResult,
  type Hole,
  inchesToYards,
  type Lie,
  type RestingPlace,
  ROUND_FORMAT,
  type RoundDocument,
  type Shot,
  type ShotPenalty,
  type Yards,
  yards,
} from '@strokebook/golf/model';
import { z } from 'zod';
import type { JsonFormat } from './file-format.ts';
import { parseOrRefuse } from './parse.ts';
import { refuse } from './problem.ts';
import { roundsOfJson } from './round-documents.ts';
import { slugOf } from './slug.ts';

/** Some feeds write numbers as text. `z.coerce` alone would read null as 0, and missing values would go unnoticed. */
const Numeric = z.union([z.number(), z.string().trim().min(1).pipe(z.coerce.number())]);
const Whole = Numeric.pipe(z.number().int());
const Flag = z.union([z.boolean(), z.stringbool()]);

/** A row of the feed: a stroke, a penalty or a drop. Distances are inches. */
const Row = z.object({
  shot_id: Numeric.nullish(),
  distance: Numeric.nullish().transform((inches) => inches ?? 0),
  left: Numeric.nullish().transform((inches) => inches ?? 0),
  cup: Flag.nullish(),
  from: z
    .string()
    .nullish()
    .transform((code) => code ?? ''),
  to: z
    .string()
    .nullish()
    .transform((code) => code ?? ''),
  shottext: z.string().nullish(),
});
type Row = z.infer<typeof Row>;

const HoleNumber = Whole.pipe(z.number().min(1).max(36));
const Par = Whole.pipe(z.number().min(3).max(7));

const FeedHole = z.object({
  hole: HoleNumber,
  par: Par.nullish(),
  strokes: Whole.nullish(),
  shots: z.array(Row).nullish(),
});
type FeedHole = z.infer<typeof FeedHole>;

const CardHole = z.object({ hole: HoleNumber, par: Par.nullish(), distance_yd: Numeric.nullish() });
type CardHole = z.infer<typeof CardHole>;

const Feed = z.object({
  tournament: z.string().min(1),
  course: z.string().min(1),
  round: Whole,
  holes: z.array(CardHole),
  players: z.array(
    z.object({
      id: z.union([z.string().min(1), z.number()]).transform(String),
      rounds: z.array(z.object({ round_number: Whole.nullish(), tee_time: z.string().nullish() })).nullish(),
      holes: z.array(FeedHole).nullish(),
    }),
  ),
});
type Feed = z.infer<typeof Feed>;

/** Lie codes of the feed; the side of a miss and the bunker's position at the green are not kept. */
const lieOfCode: Readonly<Record<string, Lie>> = {
  OTB: 'tee',
  OFW: 'fairway',
  ELF: 'fairway',
  ERF: 'fairway',
  OIR: 'firstCut',
  ELI: 'firstCut',
  ERI: 'firstCut',
  ORO: 'rough',
  ELR: 'rough',
  ERR: 'rough',
  OGR: 'green',
  OGS: 'greensideBunker',
  EG1: 'greensideBunker',
  EG2: 'greensideBunker',
  EG3: 'greensideBunker',
  EG4: 'greensideBunker',
  EG5: 'greensideBunker',
  EG6: 'greensideBunker',
  EG7: 'greensideBunker',
  EG8: 'greensideBunker',
  OST: 'fairwayBunker',
  ONA: 'native',
  OCO: 'fringe',
  OCA: 'cartPath',
  OWA: 'penaltyArea',
};

/** Side of a missed fairway by the lie code at the end of the tee shot. */
const sideOfCode: Readonly<Record<string, FairwayResult>> = {
  ELR: 'left',
  ELI: 'left',
  ERR: 'right',
  ERI: 'right',
};

/** Whether parsed JSON looks like the tour's feed. */
export function isTourFeed(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'players' in json && 'tournament' in json && 'holes' in json;
}

/**
 * The rounds of a PGA TOUR shot feed. @param json one tournament round of all its players; inches for strokes, yards
 * for holes. @throws ImportError with every problem and its JSON path.
 */
export function roundsOfTourFeed(json: unknown): readonly RoundDocument[] {
  const feed = parseOrRefuse(Feed, json);
  const cardOf = new Map(feed.holes.map((hole) => [hole.hole, hole]));
  const finalRound = finalRoundOf(feed);
  const rounds = playersOf(feed).flatMap((player) => {
    const holes = holesOf(player.holes ?? []).flatMap((hole) => holeOf(hole, cardOf.get(hole.hole)) ?? []);
    if (holes.length === 0) return [];
    const isComplete = (holes.length === 9 || holes.length === 18) && holes.every((hole) => hole.score !== undefined);
    return [
      {
        format: ROUND_FORMAT,
        roundId: `${slugOf(feed.tournament, 40)}-r${feed.round}-${slugOf(player.id, 16)}`,
        playedOn: playedOnOf(player, feed.round),
        type: 'tournament',
        status: isComplete ? 'completed' : 'inProgress',
        holeCount: holes.length > 9 || !isComplete ? 18 : 9,
        course: { name: feed.course },
        tournament: { tournamentId: slugOf(feed.tournament, 60), name: feed.tournament },
        roundNumber: feed.round === finalRound ? 0 : feed.round,
        player: { playerId: player.id },
        holes,
      } satisfies RoundDocument,
    ];
  });
  // Validated like every other round document, so that it can be stored and read again.
  return roundsOfJson(rounds).rounds;
}

/** The number of the last round that any player played: the feed continues the count, our documents use 0 (DASH-29). */
function finalRoundOf({ players }: Feed): number | null {
  const numbers = players.flatMap((player) => player.rounds ?? []).flatMap((entry) => entry.round_number ?? []);
  const last = Math.max(0, ...numbers);
  return last > 1 ? last : null;
}

/**
 * A player listed twice with the same round is kept once; with two different rounds it is ambiguous, and the import
 * fails.
 */
function playersOf({ players }: Feed): Feed['players'] {
  const places = new Map<string, number>();
  return players.filter((player, index) => {
    const before = places.get(player.id);
    if (before === undefined) {
      places.set(player.id, index);
      return true;
    }
    if (JSON.stringify(players[before]?.holes) === JSON.stringify(player.holes)) return false;
    return refuse(`$.players[${index}].id`, `is ${player.id}, as $.players[${before}].id already is`);
  });
}

/** A hole listed twice is kept once: the more detailed entry, at the position of the first. */
function holesOf(holes: readonly FeedHole[]): readonly FeedHole[] {
  const fullest = new Map<number, FeedHole>();
  for (const hole of holes) {
    const before = fullest.get(hole.hole);
    if (before === undefined || weightOf(hole) > weightOf(before)) fullest.set(hole.hole, hole);
  }
  return [...fullest.values()];
}

/** A score outweighs any number of rows. */
const weightOf = (hole: FeedHole): number => (scoreOf(hole) === undefined ? 0 : 1_000) + (hole.shots?.length ?? 0);

/** The feed has tee times in local time; they begin with the day. */
function playedOnOf(player: Feed['players'][number], round: number): CalendarDay {
  const teeTime = player.rounds?.find((entry) => entry.round_number === round)?.tee_time?.slice(0, 10) ?? '';
  if (isCalendarDay(teeTime)) return teeTime;
  const known = player.rounds?.map((entry) => entry.tee_time?.slice(0, 10) ?? '').find(isCalendarDay);
  // A feed without any tee time has no date; the earliest valid day marks that.
  return known ?? ('1900-01-01' as CalendarDay);
}

function holeOf(hole: FeedHole, card: CardHole | undefined): Hole | null {
  const par = hole.par ?? card?.par;
  if (par == null) return refuse(`hole ${hole.hole}`, 'has no par');
  const rows = inOrder(hole.shots ?? []);
  const distance = card?.distance_yd ?? undefined;
  const shots = shotsOf(rows, distance);
  const score = scoreOf(hole);
  const side = par > 3 ? sideOfCode[rows[0]?.to ?? ''] : undefined;
  // If there are more strokes than the score, or strokes after the last one, the rows belong to another hole.
  const isSound =
    (score === undefined || strokesOf(shots) <= score) &&
    shots.every((shot, index) => endsOnlyLast(shot, index, shots));
  return {
    hole: hole.hole,
    par,
    ...(side === undefined ? {} : { fairway: side }),
    ...(distance === undefined || distance <= 0 ? {} : { yards: yards(distance) }),
    ...(score === undefined ? {} : { score }),
    ...(shots.length === 0 || !isSound
      ? {}
      : { shots: score === undefined ? shots : withMissingPenalty(shots, score) }),
  };
}

const endsOnlyLast = (shot: Shot, index: number, shots: readonly Shot[]): boolean =>
  shot.end?.lie !== 'holed' || index === shots.length - 1;

/** Real feeds contain sentinels (997, 998, 999, -1) for a missing score. */
const scoreOf = ({ strokes }: FeedHole): number | undefined =>
  strokes != null && strokes > 0 && strokes <= 30 ? strokes : undefined;

/**
 * Rows in order of play, without duplicates. Sorted rows are kept; others are sorted by number, with penalties and
 * drops after the stroke of the same number.
 */
function inOrder(rows: readonly Row[]): readonly Row[] {
  const numbers = rows.map((row) => row.shot_id ?? Number.NaN);
  const isSortable = numbers.every((number) => !Number.isNaN(number));
  const isSorted = numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] as number));
  const ordered =
    isSorted || !isSortable
      ? rows
      : [...rows].sort((a, b) => (a.shot_id ?? 0) - (b.shot_id ?? 0) || rankOf(a) - rankOf(b));
  return ordered.filter((row, index) => index === 0 || !isSameStroke(row, ordered[index - 1] as Row));
}

const isSameStroke = (row: Row, before: Row): boolean =>
  row.shot_id != null && row.shot_id === before.shot_id && rankOf(row) === 0 && rankOf(before) === 0;

const rankOf = (row: Row): number => (isDrop(row) ? 2 : isPenalty(row) ? 1 : 0);
const isDrop = (row: Row): boolean => /^drop\b/i.test(row.shottext ?? '');
/** Matches 'Shot 2 Penalty', but not 'Shot 1 281 yds to penalty area'. */
const isPenalty = (row: Row): boolean => /^(?:shot \d+ )?penalty\b(?! area)/i.test((row.shottext ?? '').trim());
const isUnknown = (code: string): boolean => lieOfCode[code] === undefined;

/** Converts rows to strokes: a penalty row adds to the stroke before it, a drop row moves the start of the next one. */
function shotsOf(rows: readonly Row[], distance: number | undefined): Shot[] {
  const shots: Shot[] = [];
  let start: { readonly lie: Lie; readonly toPin: number | undefined } = { lie: 'tee', toPin: distance };
  for (const row of rows) {
    const last = shots.length - 1;
    if (isPenalty(row)) {
      const before = shots[last];
      if (before !== undefined) shots[last] = { ...before, penalty: { strokes: (before.penalty?.strokes ?? 0) + 1 } };
      continue;
    }
    const after = { lie: lieOfCode[row.to] ?? 'other', toPin: lengthOf(row.left) };
    if (isDrop(row)) {
      start = { lie: after.lie, toPin: after.toPin ?? start.toPin };
      continue;
    }
    shots.push(strokeOf(row, start, shots.length === 0));
    start = after;
  }
  return shots;
}

/** 0 is "unknown" in the feed, and its larger sentinels exceed the length of any hole. */
const MAX_INCHES = 1_200 * 36;
const lengthOf = (inches: number): Yards | undefined =>
  inches > 0 && inches <= MAX_INCHES ? inchesToYards(inches) : undefined;

function strokeOf(row: Row, start: { readonly lie: Lie; readonly toPin: number | undefined }, isFirst: boolean): Shot {
  const isHoled = row.cup === true || row.to === 'hole';
  const lie = isFirst ? 'tee' : isUnknown(row.from) ? start.lie : (lieOfCode[row.from] as Lie);
  // A holed stroke with unknown start began at the distance that it traveled.
  const length = lengthOf(row.distance);
  const left = isHoled ? undefined : lengthOf(row.left);
  const toPin = start.toPin ?? (isHoled ? length : undefined);
  const endLie: RestingPlace = isHoled ? 'holed' : (lieOfCode[row.to] ?? 'other');
  const end = { lie: endLie, ...(left === undefined ? {} : { toPin: left }) };
  return {
    lie,
    ...(toPin === undefined ? {} : { toPin: yards(toPin) }),
    ...(length === undefined ? {} : { distance: length }),
    end,
  };
}

/** Some penalties have one row for two strokes: strokes missing to the score are added to that penalty. */
function withMissingPenalty(shots: readonly Shot[], score: number): readonly Shot[] {
  const penalized = shots.filter((shot) => shot.penalty !== undefined);
  const missing = score - strokesOf(shots);
  if (missing <= 0 || penalized.length !== 1) return shots;
  return shots.map((shot) =>
    shot.penalty === undefined
      ? shot
      : { ...shot, penalty: { strokes: shot.penalty.strokes + missing } satisfies ShotPenalty },
  );
}

export const tourFeed: JsonFormat = {
  source: 'tour-feed',
  name: "the PGA TOUR's shot feed",
  canBeRead: 'The shot feed of one tournament round as JSON can be read.',
  is: isTourFeed,
  documentsOf: roundsOfTourFeed,
};
