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

/** Three holes: what players mean by the start and the finish of a round. */
const OPENING_HOLES = 3;
const HOLES_OF_A_NINE = 9;
const HOLES_OF_A_COURSE = 18;

type Streak = {
  /** Number of consecutive holes of one round. */
  readonly longest: Int;
  /** The round of the longest run, the latest of several; null without such a hole. */
  readonly round: Pick<RoundSummary, 'roundId' | 'playedOn' | 'courseName'> | null;
  /** Mean of the longest run of each round. */
  readonly perRound: CardFigure;
};

export type PlayingStyle = CardBasis & {
  readonly holes: Int;
  readonly mix: ScoreMix;
  /** Share of tee shots on par 4s and 5s played with a driver, where the club is known. */
  readonly driver: CardFigure;
  /** Share of par 5s on which the second stroke went for the green, after a drive without a penalty. */
  readonly goingForGreen: CardFigure;
  /** Share of those played under par; `birdieWhenLayingUp` is that of the others. */
  readonly birdieWhenGoing: CardFigure;
  /** The same of the other par 5s. */
  readonly birdieWhenLayingUp: CardFigure;
  readonly bounceBack: CardFigure;
  /** Share of holes under par that were followed by a hole over par. */
  readonly giveBack: CardFigure;
  /** Strokes to par on holes 1 to 9 and on holes 10 to 18, over the rounds that played all nine of them. */
  readonly frontNine: CardFigure;
  /** The same of holes 10 to 18. */
  readonly backNine: CardFigure;
  /** Strokes to par on the first and on the last three holes in order of play, over complete rounds. */
  readonly opening: CardFigure;
  /** The same of the last three holes. */
  readonly closing: CardFigure;
  readonly parStreak: Streak;
  readonly birdieStreak: Streak;
};

/** A side's streaks, strategy and scoring by part of the round. */
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
 * A second stroke that finished on or around the green, or in the water, went for the green (the PGA TOUR's
 * definition). Null where the strokes of the hole are unknown, on other pars, and after a drive with a penalty.
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

/**
 * The holes of one nine by their numbers; empty unless all nine were played. On a 27-hole course the third nine counts
 * as a first nine.
 */
function nineOf(holes: readonly HoleFacts[], nine: 0 | 1): readonly HoleFacts[] {
  const own = holes.filter(
    ({ hole: { hole } }) => Math.floor(((hole - 1) % HOLES_OF_A_COURSE) / HOLES_OF_A_NINE) === nine,
  );
  return own.length === HOLES_OF_A_NINE ? own : [];
}

/** Mean strokes to par per round, over the rounds that have such holes. */
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

/** An unfinished hole ends a run, because its score is unknown. */
function longestRun(holes: readonly HoleFacts[], isIn: (toPar: number) => boolean): number {
  let [longest, run] = [0, 0];
  for (const { toPar, previousToPar } of holes) {
    if (previousToPar === null) run = 0;
    run = toPar !== null && isIn(toPar) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
