import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
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
  yards,
} from '@strokebook/golf/model';
import { z } from 'zod';
import { parseOrRefuse } from './parse.ts';
import { slugOf } from './slug.ts';

/** A row of the feed: a stroke, a penalty or a drop. Distances are inches. */
const Row = z.object({
  shot_id: z.coerce.number(),
  distance: z.coerce.number(),
  left: z.coerce.number(),
  cup: z.boolean().nullish(),
  from: z.string(),
  to: z.string(),
  shottext: z.string().nullish(),
});
type Row = z.infer<typeof Row>;

const FeedHole = z.object({
  hole: z.coerce.number().int(),
  par: z.coerce.number().int(),
  strokes: z.coerce.number().int().nullish(),
  shots: z.array(Row).nullish(),
});

const Feed = z.object({
  tournament: z.string().min(1),
  course: z.string().min(1),
  round: z.coerce.number().int(),
  holes: z.array(
    z.object({ hole: z.coerce.number().int(), par: z.coerce.number().int(), distance_yd: z.coerce.number().nullish() }),
  ),
  players: z.array(
    z.object({
      id: z.coerce.string().min(1),
      round: z.coerce.number().int().nullish(),
      rounds: z.array(z.object({ round_number: z.coerce.number().int(), tee_time: z.string().nullish() })).nullish(),
      holes: z.array(FeedHole).nullish(),
    }),
  ),
});
type Feed = z.infer<typeof Feed>;

/** Codes of the feed; the side (left, right) and the bunker's place round the green are not kept. */
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

/** Side of a missed fairway, by the code of where the tee shot finished. */
const sideOfCode: Readonly<Record<string, FairwayResult>> = {
  ELR: 'left',
  ELI: 'left',
  ERR: 'right',
  ERI: 'right',
};

/** Whether a parsed file looks like the tour's feed. */
export function isTourFeed(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'players' in json && 'tournament' in json && 'holes' in json;
}

/**
 * The rounds of a PGA TOUR shot feed.
 * @param json one tournament round of all its players: inches for strokes, yards for holes.
 * @throws ImportError with every problem and its JSON path.
 */
export function roundsOfTourFeed(json: unknown): readonly RoundDocument[] {
  const feed = parseOrRefuse(Feed, json);
  const yardsOf = new Map(feed.holes.map((hole) => [hole.hole, hole.distance_yd ?? undefined]));
  return feed.players.flatMap((player) => {
    const holes = (player.holes ?? []).map((hole) => holeOf(hole, yardsOf.get(hole.hole)));
    if (holes.length === 0) return [];
    const isComplete = holes.length >= 9 && holes.every((hole) => hole.score !== undefined);
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
        roundNumber: feed.round,
        player: { playerId: player.id },
        holes,
      } satisfies RoundDocument,
    ];
  });
}

/** The feed has tee times of the local clock; the day is their first part. */
function playedOnOf(player: Feed['players'][number], round: number): CalendarDay {
  const teeTime = player.rounds?.find((entry) => entry.round_number === round)?.tee_time?.slice(0, 10) ?? '';
  if (isCalendarDay(teeTime)) return teeTime;
  const known = player.rounds?.map((entry) => entry.tee_time?.slice(0, 10) ?? '').find(isCalendarDay);
  // A feed without any tee time has no date at all; the earliest day there is says so without inventing one.
  return known ?? ('1900-01-01' as CalendarDay);
}

function holeOf(hole: z.infer<typeof FeedHole>, distance: number | undefined): Hole {
  const shots = shotsOf(hole.shots ?? [], distance);
  // Real feeds carry sentinels (997, 998, 999, -1) where no score was made.
  const score = hole.strokes != null && hole.strokes > 0 && hole.strokes <= 30 ? hole.strokes : undefined;
  const side = hole.par > 3 ? sideOfCode[hole.shots?.[0]?.to ?? ''] : undefined;
  return {
    hole: hole.hole,
    par: hole.par,
    ...(side === undefined ? {} : { fairway: side }),
    ...(distance === undefined || distance <= 0 ? {} : { yards: yards(distance) }),
    ...(score === undefined ? {} : { score }),
    ...(shots.length === 0 ? {} : { shots: score === undefined ? shots : withMissingPenalty(shots, score) }),
  };
}

const isDrop = (row: Row): boolean => /^drop\b/i.test(row.shottext ?? '');
const isPenalty = (row: Row): boolean => /\bpenalty\b/i.test(row.shottext ?? '');
const isUnknown = (code: string): boolean => lieOfCode[code] === undefined;

/** Rows to strokes: a penalty row adds to the stroke before it, a drop row moves where the next one starts. */
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
    const after = { lie: lieOfCode[row.to] ?? 'other', toPin: row.left > 0 ? inchesToYards(row.left) : undefined };
    if (isDrop(row)) {
      start = { lie: after.lie, toPin: after.toPin ?? start.toPin };
      continue;
    }
    shots.push(strokeOf(row, start, shots.length === 0));
    start = after;
  }
  return shots;
}

function strokeOf(row: Row, start: { readonly lie: Lie; readonly toPin: number | undefined }, isFirst: boolean): Shot {
  const isHoled = row.cup === true || row.to === 'hole';
  const lie = isFirst ? 'tee' : isUnknown(row.from) ? start.lie : (lieOfCode[row.from] as Lie);
  // A holed stroke of unknown start began as far from the hole as it went.
  const toPin = start.toPin ?? (isHoled && row.distance > 0 ? inchesToYards(row.distance) : undefined);
  const endLie: RestingPlace = isHoled ? 'holed' : (lieOfCode[row.to] ?? 'other');
  const end = { lie: endLie, ...(!isHoled && row.left > 0 ? { toPin: inchesToYards(row.left) } : {}) };
  return {
    lie,
    ...(toPin === undefined ? {} : { toPin: yards(toPin) }),
    ...(row.distance > 0 ? { distance: inchesToYards(row.distance) } : {}),
    end,
  };
}

/** Some penalties have one row for two strokes: what is missing to the score belongs to the one that is there. */
function withMissingPenalty(shots: readonly Shot[], score: number): readonly Shot[] {
  const counted = shots.reduce((total, shot) => total + 1 + (shot.penalty?.strokes ?? 0), 0);
  const penalized = shots.filter((shot) => shot.penalty !== undefined);
  const missing = score - counted;
  if (missing <= 0 || penalized.length !== 1) return shots;
  return shots.map((shot) =>
    shot.penalty === undefined
      ? shot
      : { ...shot, penalty: { strokes: shot.penalty.strokes + missing } satisfies ShotPenalty },
  );
}
