import {
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

/** Strokes gained of one kind of stroke on one hole. Null when a stroke of that kind cannot speak. */
type GainedByKind = { readonly [kind in ShotKind]: MilliStrokes | null };

/** All that a stat may ask of one played hole. A null is "cannot speak", never "no". */
export type HoleFacts = {
  readonly hole: Hole;
  /** Which of the round's playings of that hole it is, from 1: of nine holes that are played twice there are two. */
  readonly nth: number;
  readonly par: number;
  readonly yards: Yards | null;
  /** Strokes, penalties included; null for a hole that was not finished. */
  readonly score: number | null;
  readonly toPar: number | null;
  /** Of the hole played just before, when it was finished. */
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
  /** The same from a greenside bunker. */
  readonly sandSave: boolean | null;
  readonly hasSandShot: boolean | null;
  /** Every stroke is known: strokes and penalties add up to the score. */
  readonly isShotByShot: boolean;
  readonly shots: readonly ShotFacts[];
  /** The last full approach: the stroke that found the green, or left the ball around it. */
  readonly approach: ShotFacts | null;
  /** The first stroke around the green. */
  readonly save: ShotFacts | null;
  /** Distances of the putts in feet, in order; a null is an unknown length. */
  readonly puttFeet: readonly (Feet | null)[];
  /** Where the missed green was missed, seen from the approach. */
  readonly missSide: MissSide | null;
  readonly isShortSided: boolean | null;
  readonly gained: GainedByKind;
  /** Expected strokes from the tee minus the score; needs only a length and a score. */
  readonly gainedTotal: MilliStrokes | null;
};

/** Facts of a round's holes, in the order of play. */
export function holeFactsOf(holes: readonly Hole[]): readonly HoleFacts[] {
  const facts: HoleFacts[] = [];
  const played = new Map<number, number>();
  for (const hole of holes) {
    const nth = (played.get(hole.hole) ?? 0) + 1;
    played.set(hole.hole, nth);
    facts.push(factsOf(hole, nth, facts.at(-1)?.toPar ?? null));
  }
  return facts;
}

function factsOf(hole: Hole, nth: number, previousToPar: number | null): HoleFacts {
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

/** To a thousandth of a foot: 5 ft is stored as 1.6667 yd, and must stay on its side of a band's edge. */
export const feetOf = (distance: Yards | null): Feet | null =>
  distance === null ? null : feet(Math.round(distance * FEET_PER_YARD * 1000) / 1000);

const isSand = (shot: ShotFacts): boolean =>
  shot.lie === 'greensideBunker' || shot.lie === 'fairwayBunker' || shot.lie === 'bunker';
/** A bunker of unknown place counts as greenside when it is around the green. */
const isGreensideSand = (shot: ShotFacts): boolean => shot.lie === 'greensideBunker' || shot.lie === 'bunker';

/**
 * Any part of the ball on the green after par minus 2 strokes or fewer. A card says so by score minus putts, with
 * "at most" and not "equals": a driven green and a holed approach count.
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

/** The logged result wins; strokes give it otherwise. On a par 4 or 5 a driven green counts as a hit. */
function fairwayOf(hole: Hole, shots: readonly ShotFacts[]): FairwayResult | null {
  if (hole.par === 3) return null;
  if (hole.fairway !== undefined) return hole.fairway;
  const drive = shots[0];
  // Of a hole logged in part the first listed stroke may be a putt.
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
 * From score and putts alone: when exactly one stroke lies between regulation and the putts, that stroke was the
 * save. Anything else could have been played from anywhere, so the card cannot speak.
 */
function upAndDownOfCard(hole: Hole, greenInRegulation: boolean | null): boolean | null {
  if (greenInRegulation !== false || hole.score === undefined || hole.putts === undefined) return null;
  return hole.score - hole.putts === hole.par - 1 ? hole.putts <= 1 : null;
}

/** Missed on the side where the pin is cut, so that little green lies between ball and hole. */
function isShortSided(hole: Hole, missSide: MissSide | null): boolean | null {
  if (missSide === null) return null;
  if (missSide === 'left' || missSide === 'right') return hole.pinSide === undefined ? null : hole.pinSide === missSide;
  if (hole.pinDepth === undefined) return null;
  return hole.pinDepth === (missSide === 'short' ? 'front' : 'back');
}

function gainedByKind(shots: readonly ShotFacts[], isShotByShot: boolean): GainedByKind {
  const gained = { offTheTee: 0, approach: 0, aroundTheGreen: 0, putt: 0 } as Record<ShotKind, MilliStrokes | null>;
  if (!isShotByShot) return { offTheTee: null, approach: null, aroundTheGreen: null, putt: null };
  for (const shot of shots) {
    const sum = gained[shot.kind];
    gained[shot.kind] = sum === null || shot.gained === null ? null : ((sum + shot.gained) as MilliStrokes);
  }
  return gained;
}

/** Of a hole logged in part the first listed stroke may be a putt: then the card's length says where it began. */
function gainedTotalOf(hole: Hole, shots: readonly ShotFacts[], isShotByShot: boolean): MilliStrokes | null {
  const first = isShotByShot || shots[0]?.lie === 'tee' ? shots[0] : undefined;
  const start = first?.toPin ?? hole.yards;
  if (hole.score === undefined || start === undefined || start === null) return null;
  return (expectedStrokes(first?.lie ?? 'tee', start) - hole.score * 1000) as MilliStrokes;
}
