import {
  countPickedUp,
  FEET_PER_YARD,
  type FairwayResult,
  type Feet,
  feet,
  type Hole,
  type MilliStrokes,
  type Yards,
} from '../model/index.ts';
import { expectedStrokes } from './expected-strokes.ts';
import { missSideOf, type MissSide } from './miss-side.ts';
import { type ShotFacts, shotFactsOf, type ShotKind, strokesOf } from './shot-facts.ts';

/** Strokes gained on one hole by kind of stroke. Null if a stroke of that kind is unknown. */
type GainedByKind = { readonly [kind in ShotKind]: MilliStrokes | null };

/** All facts of one played hole that stats read. Null means "unknown", never "no". */
export type HoleFacts = {
  readonly hole: Hole;
  /** Which of the round's playings of that hole it is, from 1: when nine holes are played twice there are two. */
  readonly nth: number;
  readonly par: number;
  readonly yards: Yards | null;
  /** Strokes, penalties included; null for a hole that was not finished. */
  readonly score: number | null;
  /** Whether the score is a part of the round's total: a round with a ball picked up has none. */
  readonly isInTotal: boolean;
  readonly toPar: number | null;
  /** Strokes to par of the hole played just before, if it was finished. */
  readonly previousToPar: number | null;
  readonly putts: number | null;
  readonly penalties: number | null;
  /** Null on par 3s: they have no fairway to hit (CARD-11). */
  readonly fairway: FairwayResult | null;
  readonly fairwayHit: boolean | null;
  readonly greenInRegulation: boolean | null;
  /** Par or better after a missed green; null when the green was hit. */
  readonly scrambled: boolean | null;
  /** Holed in two strokes or fewer from off but near the green, whatever the score; null without such a stroke. */
  readonly upAndDown: boolean | null;
  /** Like `upAndDown`, from a greenside bunker. */
  readonly sandSave: boolean | null;
  readonly hasSandShot: boolean | null;
  /** Whether every stroke is known: strokes and penalties add up to the score. */
  readonly isShotByShot: boolean;
  readonly shots: readonly ShotFacts[];
  /** The last full approach: the stroke that hit the green, or that left the ball around it. */
  readonly approach: ShotFacts | null;
  /** The first stroke around the green. */
  readonly save: ShotFacts | null;
  /** Lengths of the putts in feet, in order; null means an unknown length. */
  readonly puttFeet: readonly (Feet | null)[];
  /** The side on which the green was missed, seen from the approach. */
  readonly missSide: MissSide | null;
  readonly isShortSided: boolean | null;
  readonly gained: GainedByKind;
  /** Expected strokes from the tee minus the score; requires only a length and a score. */
  readonly gainedTotal: MilliStrokes | null;
};

/** Facts of a round's holes, in the order of play. */
export function holeFactsOf(holes: readonly Hole[]): readonly HoleFacts[] {
  const facts: HoleFacts[] = [];
  const played = new Map<number, number>();
  const hasTotal = countPickedUp(holes) === 0;
  for (const hole of holes) {
    const nth = (played.get(hole.hole) ?? 0) + 1;
    played.set(hole.hole, nth);
    facts.push({ ...factsOf(hole, nth, facts.at(-1)?.toPar ?? null), isInTotal: hasTotal && hole.score !== undefined });
  }
  return facts;
}

function factsOf(hole: Hole, nth: number, previousToPar: number | null): Omit<HoleFacts, 'isInTotal'> {
  const shots = shotFactsOf(hole);
  const score = hole.score ?? null;
  const toPar = score === null ? null : score - hole.par;
  const isShotByShot = score !== null && shots.length > 0 && strokesOf(hole.shots ?? []) === score;
  const putts = hole.putts ?? (isShotByShot ? shots.filter((shot) => shot.kind === 'putt').length : null);
  const greenInRegulation = greenInRegulationOf(hole, shots, isShotByShot);
  const fairway = fairwayOf(hole, shots);
  const approach = shots.findLast((shot) => shot.kind === 'approach') ?? null;
  const saveIndex = shots.findIndex((shot) => shot.kind === 'aroundTheGreen');
  const sandIndex = shots.findIndex((shot) => shot.kind === 'aroundTheGreen' && isGreensideSand(shot));
  const missSide = greenInRegulation === false && approach !== null ? missSideOf(hole, approach) : null;
  return {
    hole,
    nth,
    par: hole.par,
    yards: hole.yards ?? null,
    score,
    toPar,
    previousToPar,
    putts,
    penalties: hole.penalties ?? (isShotByShot ? score - shots.length : null),
    fairway,
    fairwayHit: fairway === null ? null : fairway === 'hit',
    greenInRegulation,
    scrambled: greenInRegulation === false && toPar !== null ? toPar <= 0 : null,
    upAndDown: isShotByShot ? holedInTwo(shots, saveIndex) : upAndDownOfCard(hole, greenInRegulation),
    sandSave: isShotByShot ? holedInTwo(shots, sandIndex) : null,
    hasSandShot: isShotByShot ? shots.some((shot) => isSand(shot)) : null,
    isShotByShot,
    shots,
    approach,
    save: shots[saveIndex] ?? null,
    puttFeet: shots.filter((shot) => shot.kind === 'putt').map((shot) => feetOf(shot.toPin)),
    missSide,
    isShortSided: isShortSided(hole, missSide),
    gained: gainedByKind(shots, isShotByShot),
    gainedTotal: gainedTotalOf(hole, shots, isShotByShot),
  };
}

/** Rounded to a thousandth of a foot: 5 ft is stored as 1.6667 yd and must stay in its distance band. */
export const feetOf = (distance: Yards | null): Feet | null =>
  distance === null ? null : feet(Math.round(distance * FEET_PER_YARD * 1000) / 1000);

const isSand = (shot: ShotFacts): boolean =>
  shot.lie === 'greensideBunker' || shot.lie === 'fairwayBunker' || shot.lie === 'bunker';
/** A bunker of unknown place counts as greenside if it is around the green. */
const isGreensideSand = (shot: ShotFacts): boolean => shot.lie === 'greensideBunker' || shot.lie === 'bunker';

/**
 * Any part of the ball on the green after par minus 2 strokes or fewer. On a card this is derived from score minus
 * putts, with "at most" and not "equals", so that a driven green and a holed approach count.
 */
function greenInRegulationOf(hole: Hole, shots: readonly ShotFacts[], isShotByShot: boolean): boolean | null {
  const regulation = hole.par - 2;
  if (isShotByShot) {
    let strokes = 0;
    for (const shot of shots) {
      if (shot.kind === 'putt') return strokes <= regulation;
      strokes += shot.strokes;
    }
    return strokes <= regulation;
  }
  if (hole.score === undefined || hole.putts === undefined) return null;
  return hole.score - hole.putts <= regulation;
}

/**
 * The logged result takes precedence over the one derived from strokes. On a par 4 or 5 a driven green counts as a hit.
 */
function fairwayOf(hole: Hole, shots: readonly ShotFacts[]): FairwayResult | null {
  if (hole.par === 3) return null;
  if (hole.fairway !== undefined) return hole.fairway;
  const drive = shots[0];
  // On a partly logged hole the first listed stroke may be a putt.
  if (drive?.kind !== 'offTheTee' || drive.endLie === null) return null;
  return drive.endLie === 'fairway' || drive.endLie === 'green' || drive.endLie === 'holed' ? 'hit' : 'missed';
}

function holedInTwo(shots: readonly ShotFacts[], first: number): boolean | null {
  if (first < 0) return null;
  let strokes = 0;
  for (const shot of shots.slice(first)) strokes += shot.strokes;
  return strokes <= 2;
}

/**
 * Derived from score and putts: if exactly one stroke lies between regulation and the putts, that stroke was the save.
 * Otherwise the save could have been played from anywhere, so the result is unknown.
 */
function upAndDownOfCard(hole: Hole, greenInRegulation: boolean | null): boolean | null {
  if (greenInRegulation !== false || hole.score === undefined || hole.putts === undefined) return null;
  return hole.score - hole.putts === hole.par - 1 ? hole.putts <= 1 : null;
}

/** Whether the green was missed on the pin's side, so that little green lies between ball and hole. */
function isShortSided(hole: Hole, missSide: MissSide | null): boolean | null {
  if (missSide === null) return null;
  if (missSide === 'left' || missSide === 'right') return hole.pinSide === undefined ? null : hole.pinSide === missSide;
  if (hole.pinDepth === undefined) return null;
  return hole.pinDepth === (missSide === 'short' ? 'front' : 'back');
}

/** All kinds or none: a hole with a stroke of unknown start or end counts for no part, so that parts have the same holes. */
function gainedByKind(shots: readonly ShotFacts[], isShotByShot: boolean): GainedByKind {
  if (!isShotByShot || shots.some((shot) => shot.gained === null)) {
    return { offTheTee: null, approach: null, aroundTheGreen: null, putt: null };
  }
  const gained: Record<ShotKind, number> = { offTheTee: 0, approach: 0, aroundTheGreen: 0, putt: 0 };
  for (const shot of shots) gained[shot.kind] += shot.gained ?? 0;
  return gained as GainedByKind;
}

/** On a partly logged hole the first listed stroke may be a putt, so the distance is the card's length. */
function gainedTotalOf(hole: Hole, shots: readonly ShotFacts[], isShotByShot: boolean): MilliStrokes | null {
  const first = isShotByShot || shots[0]?.lie === 'tee' ? shots[0] : undefined;
  const start = first?.toPin ?? hole.yards;
  if (hole.score === undefined || start === undefined || start === null) return null;
  return (expectedStrokes(first?.lie ?? 'tee', start) - hole.score * 1000) as MilliStrokes;
}
