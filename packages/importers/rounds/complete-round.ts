import { readRound, type RoundReading } from '@strokebook/contract';
import { withInferredCounts } from '@strokebook/golf/entry';
import { type CourseHole, type Hole, isHolePlayed, ROUND_FORMAT } from '@strokebook/golf/model';
import type { FoundHole, FoundRound } from './found-round.ts';
import { withLiesOfMap } from './lies-from-map.ts';

/** What the caller knows of the course that was played. */
export type KnownCourse = {
  readonly courseId?: string | undefined;
  /** Its name in our list, which takes the place of the file's. */
  readonly name?: string | undefined;
  /** Pars by hole number; those of the file win. */
  readonly pars: ReadonlyMap<number, number>;
  /** The holes of its map by their numbers, which tell the lies that the file leaves out. */
  readonly map?: ReadonlyMap<number, CourseHole> | undefined;
};

/** The holes of a round whose par neither its file nor the course tells (IMPORT-05). */
export const holesWithoutPar = ({ holes }: FoundRound, pars: ReadonlyMap<number, number>): readonly number[] =>
  holes.flatMap(({ hole, par }) => (par === undefined && !pars.has(hole) ? [hole] : []));

/**
 * The round's document, validated as every other one: a round of other than its planned number of holes ended early, and
 * one with a hole in the middle that has no score is in
 * progress, as is one of which the file says so. Invalid while a par is missing, and without holes.
 *
 * @param roundId of `roundIdsOf`
 */
export function completeRound(roundId: string, round: FoundRound, course: KnownCourse): RoundReading {
  const holes = round.holes.map((hole) => withPar(withLiesOfMap(hole, course.map?.get(hole.hole)), course.pars));
  const played = holes.filter(isHolePlayed).length;
  const isInOrder = !round.isInProgress && holes.slice(0, played).every(isHolePlayed) && played > 0;
  const tournament = round.tournamentName;
  return readRound({
    format: ROUND_FORMAT,
    roundId,
    playedOn: round.playedOn,
    type: round.type,
    status: isInOrder ? 'completed' : 'inProgress',
    holeCount: round.holeCount,
    ...(isInOrder && played < round.holeCount ? { stoppedAfter: played } : {}),
    course: {
      ...(course.courseId === undefined ? {} : { courseId: course.courseId }),
      name: course.name ?? round.course.name,
      ...(round.course.tee === undefined ? {} : { tee: round.course.tee }),
    },
    ...(tournament === null ? {} : { tournament: { name: tournament } }),
    ...(round.playingConditions === undefined ? {} : { playingConditions: round.playingConditions }),
    ...(round.roundNumber === null ? {} : { roundNumber: round.roundNumber }),
    holes,
  });
}

function withPar(
  { par, fairway, ...hole }: FoundHole,
  pars: ReadonlyMap<number, number>,
): Partial<Hole> & { readonly hole: number } {
  const known = par ?? pars.get(hole.hole);
  return {
    ...(known === undefined ? hole : withInferredCounts({ ...hole, par: known })),
    // Some products say of par 3s whether their fairway was hit.
    ...(fairway === undefined || known === 3 ? {} : { fairway }),
  };
}
