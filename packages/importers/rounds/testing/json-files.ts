import type { Club } from '@strokebook/golf/model';
import { scoreOf, startOf, type TruthHole, type TruthRound, two } from './round-truth.ts';

/** JSON files of products in their true shapes; all values are invented. */

const all18 = <Value>(
  { holes, holeCount }: TruthRound,
  valueOf: (hole: TruthHole | undefined, number: number) => Value,
): Value[] => {
  const played = new Map(holes.map((hole) => [hole.hole, hole]));
  const first = holeCount === 9 ? (holes[0]?.hole ?? 1) : 1;
  return Array.from({ length: holeCount }, (_unused, index) => valueOf(played.get(first + index), first + index));
};

/** The archive of an account: strokes by hole, 0 for holes that were not played, 9 or 18 of them. */
export const eighteenBirdiesFile = (rounds: readonly TruthRound[], totalsOf: ReadonlySet<number> = new Set()): string =>
  JSON.stringify({
    myData: {
      accountData: { userId: 'u1', userName: 'A. Owner' },
      activityData: {
        roundCount: rounds.length,
        rounds: rounds.map((round) => ({
          id: `00000000-0000-4000-8000-${String(round.id).padStart(12, '0')}`,
          timestamp: startOf(round),
          clubId: { id: `club-${round.course.id}` },
          score: scoreOf(round) - round.holes.reduce((sum, { par }) => sum + par, 0),
          strokes: scoreOf(round),
          holeStrokes: totalsOf.has(round.id) ? [] : all18(round, (hole) => hole?.score ?? 0),
          stats: { birdies: 1, pars: 9, fairwayMiddles: 4, fairwayHoleCount: 14, gir: 8, girHoleCount: 18, putts: 30 },
        })),
      },
      clubData: { playedClubs: rounds.map(({ course }) => ({ clubId: `club-${course.id}`, name: course.name })) },
    },
  });

/** The export of an account: cards hole by hole, other players of the group beside them. */
export const hole19File = (rounds: readonly TruthRound[], list: 'rounds' | 'data' = 'rounds'): string =>
  JSON.stringify({
    [list]: rounds.map((round) => ({
      share_id: `h${round.id}`,
      started_at: new Date(startOf(round))
        .toISOString()
        .replace('T', ' ')
        .replace(/\.000Z$/, ' UTC'),
      input_mode: 'manual',
      scoring_mode: 'stroke_play',
      course: { name: round.course.name },
      tee: { name: round.tee.name },
      handicap: 12.3,
      steps: null,
      scores: all18(round, (hole, number) => ({
        hole: { sequence: number, si: round.course.strokeIndexes[number - 1], par: round.course.pars[number - 1] },
        total_of_strokes: hole?.score ?? 0,
        total_of_putts: hole?.putts ?? 0,
        total_of_sand_shots: 0,
        total_of_penalties: hole?.penalties ?? 0,
        fairway_hit: hole?.fairway === 'hit' ? 'target' : (hole?.fairway ?? null),
        green_in_regulation: false,
        scratched: false,
      })).toReversed(),
      multiplayers: [{ name: 'B. Fellow', scores: [] }],
    })),
  });

const arccosClubs: Partial<Readonly<Record<Club, number>>> = {
  driver: 1,
  wood3: 2,
  iron4: 5,
  iron6: 7,
  iron8: 9,
  iron9: 10,
  putter: 12,
};
const flag = (is: boolean): 'T' | 'F' => (is ? 'T' : 'F');

/** Rounds as open exporters save them: booleans as letters, times of Greenwich, strokes that do not count among others. */
export const arccosRound = (round: TruthRound, lost: ReadonlySet<number> = new Set()) => ({
  roundId: round.id,
  courseId: round.course.id,
  courseVersion: 3,
  userId: 'a@example.org',
  courseName: round.course.name,
  startTime: new Date(startOf(round)).toISOString(),
  noOfHoles: round.holeCount,
  noOfShots: scoreOf(round),
  overUnder: scoreOf(round) - round.holes.reduce((sum, { par }) => sum + par, 0),
  teeId: 1,
  holes: round.holes.map((hole) => ({
    holeId: hole.hole,
    noOfShots: hole.score,
    isGir: 'F',
    putts: hole.putts,
    isFairWay: flag(hole.fairway === 'hit'),
    isFairWayLeft: flag(hole.fairway === 'left'),
    isFairWayRight: flag(hole.fairway === 'right'),
    pinLat: hole.pin.lat,
    pinLong: hole.pin.lon,
    shots: [
      ...hole.shots.map((shot, index) => ({
        shotId: index + 1,
        clubType: arccosClubs[shot.club] ?? null,
        clubId: 4,
        startLat: shot.start.lat,
        startLong: shot.start.lon,
        endLat: shot.end.lat,
        endLong: shot.end.lon,
        distance: shot.toPin - shot.endToPin,
        shouldIgnore: 'F',
        noOfPenalties: shot.penalty,
      })),
      {
        shotId: 90,
        clubType: 1,
        startLat: 0,
        startLong: 0,
        endLat: 0,
        endLong: 0,
        shouldIgnore: 'T',
        noOfPenalties: 0,
      },
    ].filter((shot) => !(lost.has(hole.hole) && shot.shotId === 1)),
  })),
});

/** An entry of the list of rounds with its detail, as open exporters save them. */
export const shotScopeRound = (round: TruthRound) => ({
  slim: {
    roundID: round.id,
    startedDate: `${round.playedOn}T${two(round.hour)}:${two(round.minute)}:00${round.course.zone < 0 ? '-' : '+'}${two(Math.abs(round.course.zone))}:00`,
    courseName: round.course.name,
    tees: round.tee.name,
    totalShots: scoreOf(round),
    putts: 30,
    state: 'Active',
  },
  detail: {
    holes: round.holes.map((hole) => ({
      holeNum: hole.hole,
      par: hole.par,
      score: hole.score,
      fairwayInRegulation: hole.fairway === 'hit',
      greenInRegulation: true,
      pin: { lat: hole.pin.lat, lng: hole.pin.lon },
      shots: hole.shots.map((shot) => ({
        startLat: shot.start.lat,
        startLng: shot.start.lon,
        endLat: shot.end.lat,
        endLng: shot.end.lon,
        club: { name: shot.club.replace(/^iron(\d)$/, '$1 Iron').replace(/^wood(\d)$/, '$1 Wood'), tag: 'x' },
        lie: shot.lie === 'tee' ? 'Tee' : shot.lie.charAt(0).toUpperCase() + shot.lie.slice(1),
        distance: 140,
        remaining: shot.endToPin,
        lostBall: 'false',
        waterHazard: shot.penalty > 0,
        positional: 'false',
      })),
    })),
  },
});

/** A history of scores: numbers as texts, 'NH' and 999 for "none", holes of some rounds. */
export const ghinFile = (rounds: readonly TruthRound[], withHoles: ReadonlySet<number>): string => {
  const entry = (round: TruthRound) => ({
    id: round.id,
    golfer_id: 1_234_567,
    played_at: round.playedOn,
    number_of_holes: round.holeCount,
    adjusted_gross_score: withHoles.has(round.id) ? 999 : String(scoreOf(round)),
    course_name: round.course.name,
    tee_name: round.tee.name,
    course_rating: String(round.tee.rating),
    slope_rating: round.tee.slope,
    front9_adjusted: 'NH',
    differential: '-',
    pcc: withHoles.has(round.id) ? '1' : 0,
    score_type: 'H',
    status: 'Validated',
    hole_details: withHoles.has(round.id)
      ? round.holes.map((hole) => ({
          id: hole.hole,
          hole_number: hole.hole,
          par: hole.par,
          raw_score: String(hole.score),
          adjusted_gross_score: hole.score,
          putts: hole.putts,
          fairway_hit: hole.fairway === null ? null : hole.fairway === 'hit',
          stroke_allocation: hole.strokeIndex,
          x_hole: false,
        }))
      : [],
  });
  // Recent scores stand in both lists.
  return JSON.stringify({
    recent_scores: { scores: rounds.slice(0, 20).map(entry) },
    revision_scores: { scores: rounds.map(entry) },
  });
};
