import type { HoleFacts } from '../../facts/index.ts';
import type { Int, RoundSummary } from '../../model/index.ts';
import {
  type CardBasis,
  type CardFigure,
  type CardRound,
  type CardSide,
  meanFigure,
  shareOf,
  statFigure,
} from './card-figure.ts';
import { type ScoreMix, scoreMixOf } from './score-mix.ts';

/** Three holes: what players mean by a start and a finish. */
const OPENING_HOLES = 3;
const HOLES_OF_A_NINE = 9;
const HOLES_OF_A_COURSE = 18;

type Streak = {
  /** Holes in a row of one round. */
  readonly longest: Int;
  /** The round of the longest, the newest of several; null for no such hole. */
  readonly round: Pick<RoundSummary, 'roundId' | 'playedOn' | 'courseName'> | null;
  /** The longest of each round, on average. */
  readonly perRound: CardFigure;
};

export type PlayingStyle = CardBasis & {
  readonly holes: Int;
  readonly mix: ScoreMix;
  /** Tee shots on par 4s and 5s that were played with a driver, where the club is known. */
  readonly driver: CardFigure;
  /** Par 5s on which the second stroke went for the green, after a drive without a penalty. */
  readonly goingForGreen: CardFigure;
  /** Of those, the share played under par. */
  readonly birdieWhenGoing: CardFigure;
  /** The same of the other par 5s. */
  readonly birdieWhenLayingUp: CardFigure;
  readonly bounceBack: CardFigure;
  /** Holes under par that were followed by a hole over par. */
  readonly giveBack: CardFigure;
  /** Strokes to par on holes 1 to 9, of the rounds that played all of them. */
  readonly frontNine: CardFigure;
  /** The same of holes 10 to 18. */
  readonly backNine: CardFigure;
  /** Strokes to par on the first three holes, in the order of play, of whole rounds. */
  readonly opening: CardFigure;
  /** The same of the last three holes. */
  readonly closing: CardFigure;
  readonly parStreak: Streak;
  readonly birdieStreak: Streak;
};

/** What kind of golf a side plays. */
export function playingStyleOf(side: CardSide): PlayingStyle {
  const { rounds, holes } = side;
  const par5s = holes.map((hole) => ({ hole, isGoing: isGoingForGreen(hole) }));
  const birdies = (isGoing: boolean) =>
    shareOf(
      par5s.filter((one) => one.isGoing === isGoing).map(({ hole }) => hole),
      ({ toPar }) => (toPar === null ? null : toPar < 0),
    );
  return {
    rounds: rounds.length,
    holes: holes.length,
    mix: scoreMixOf(holes),
    driver: shareOf(holes, isDriver),
    goingForGreen: shareOf(holes, isGoingForGreen),
    birdieWhenGoing: birdies(true),
    birdieWhenLayingUp: birdies(false),
    bounceBack: statFigure(side, 'scoring.bounceBack'),
    giveBack: shareOf(holes, ({ toPar, previousToPar }) =>
      toPar === null || previousToPar === null || previousToPar >= 0 ? null : toPar > 0,
    ),
    frontNine: meanToPar(rounds, ({ holes: played }) => nineOf(played, 0)),
    backNine: meanToPar(rounds, ({ holes: played }) => nineOf(played, 1)),
    opening: meanToPar(wholeRounds(rounds), ({ holes: played }) => played.slice(0, OPENING_HOLES)),
    closing: meanToPar(wholeRounds(rounds), ({ holes: played }) => played.slice(-OPENING_HOLES)),
    parStreak: streakOf(rounds, (toPar) => toPar <= 0),
    birdieStreak: streakOf(rounds, (toPar) => toPar < 0),
  };
}

function isDriver({ shots }: HoleFacts): boolean | null {
  const drive = shots[0];
  return drive?.kind !== 'offTheTee' || drive.shot.club === undefined ? null : drive.shot.club === 'driver';
}

/**
 * The PGA TOUR's rule: a second stroke that finished on or around the green, or in the water, went for it. Null where
 * the strokes of the hole are not known, on other pars, and after a drive that cost a penalty.
 */
export function isGoingForGreen({ par, isShotByShot, shots }: HoleFacts): boolean | null {
  const [drive, second, third] = shots;
  if (par !== 5 || !isShotByShot || drive === undefined || second === undefined || drive.strokes > 1) return null;
  if (second.kind === 'putt') return true;
  if (second.isHoled || second.endLie === 'penaltyArea') return true;
  return third?.kind === 'putt' || third?.kind === 'aroundTheGreen';
}

const wholeRounds = (rounds: readonly CardRound[]): readonly CardRound[] =>
  rounds.filter(({ summary, holes }) => holes.length === summary.holeCount);

/** The holes of one nine by their numbers; none unless all nine were played. A 27-hole course counts its third as a first. */
function nineOf(holes: readonly HoleFacts[], nine: 0 | 1): readonly HoleFacts[] {
  const own = holes.filter(
    ({ hole: { hole } }) => Math.floor(((hole - 1) % HOLES_OF_A_COURSE) / HOLES_OF_A_NINE) === nine,
  );
  return own.length === HOLES_OF_A_NINE ? own : [];
}

/** By round, of those of which there are such holes. */
function meanToPar(rounds: readonly CardRound[], holesOf: (round: CardRound) => readonly HoleFacts[]): CardFigure {
  const values = rounds.flatMap((round) => {
    const holes = holesOf(round);
    return holes.length === 0 ? [] : [holes.reduce((sum, { toPar }) => sum + (toPar ?? 0), 0)];
  });
  return meanFigure(values, 'signedTwoDecimals');
}

function streakOf(rounds: readonly CardRound[], isIn: (toPar: number) => boolean): Streak {
  const runs = rounds.map(({ summary, holes }) => ({ summary, length: longestRun(holes, isIn) }));
  const longest = runs.reduce<(typeof runs)[number] | null>(
    (best, run) => (run.length > (best?.length ?? 0) ? run : best),
    null,
  );
  return {
    longest: longest?.length ?? 0,
    round: longest === null ? null : nameOf(longest.summary),
    perRound: meanFigure(
      runs.map(({ length }) => length),
      'oneDecimal',
    ),
  };
}

const nameOf = ({ roundId, playedOn, courseName }: RoundSummary) => ({ roundId, playedOn, courseName });

/** A hole that was not finished ends a run: nobody knows what it would have been. */
function longestRun(holes: readonly HoleFacts[], isIn: (toPar: number) => boolean): number {
  let [longest, run] = [0, 0];
  for (const { toPar, previousToPar } of holes) {
    if (previousToPar === null) run = 0;
    run = toPar !== null && isIn(toPar) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
