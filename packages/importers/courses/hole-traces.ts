import { distanceBetween, distanceToRing, fairwayPath } from '@strokebook/golf/geometry';
import type { LatLon } from '@strokebook/golf/model';
import type { MapFeature } from './course-shapes.ts';
import { numbersOf } from './course-tags.ts';
import type { HoleLine } from './infer-holes.ts';

/** A hole known by the outlines that carry its number. */
export type TracedHole = {
  readonly number: number;
  readonly green: MapFeature | null;
  /** Furthest from the green first. */
  readonly tees: readonly MapFeature[];
  /** From the back tee along the fairways to the green; empty if tee or green is missing. */
  readonly line: HoleLine;
  readonly others: readonly MapFeature[];
};

type Draft = {
  readonly number: number;
  readonly greens: readonly MapFeature[];
  tees: readonly MapFeature[];
  readonly fairways: readonly MapFeature[];
  readonly others: readonly MapFeature[];
};

/** Max distance from tee to green: the longest holes are near 700 yd. */
const MAX_METRES = 700;
/**
 * A tee further than this from its hole's middle tee belongs to another hole: forward tees are at most 200 yd ahead.
 */
const TEES_APART_METRES = 230;
/** A green further than this from its hole's fairways belongs to another hole. */
const GREEN_OFF_METRES = 150;
/** A green without a number, or with a wrong one, may be used as a hole's green within this distance. */
const MAX_SUBSTITUTE_METRES = 120;

/**
 * The holes of outlines with numbers. A clearly wrong number (a green or tee far from the rest of its hole) is ignored;
 * a hole without a green gets an unassigned one at the end of its fairway.
 */
export function holesOfTraces(features: readonly MapFeature[]): {
  readonly holes: readonly TracedHole[];
  readonly loose: readonly MapFeature[];
  readonly warnings: readonly string[];
} {
  const warnings: string[] = [];
  const numbered = features.map((feature) => ({ feature, numbers: numbersOf(feature.properties, false) }));
  const numbers = [
    ...new Set(numbered.flatMap(({ feature, numbers: own }) => (feature.surface === null ? [] : own))),
  ].sort((a, b) => a - b);
  const drafts = numbers.map((number): Draft => {
    const own = numbered.flatMap(({ feature, numbers: given }) => (given.includes(number) ? [feature] : []));
    const of = (surface: string): readonly MapFeature[] => own.filter((feature) => feature.surface === surface);
    return {
      number,
      greens: of('green'),
      tees: of('tee'),
      fairways: of('fairway'),
      others: own.filter(({ surface }) => surface !== null && surface !== 'green' && surface !== 'tee'),
    };
  });
  for (const draft of drafts) draft.tees = plausibleTees(draft, warnings);
  const greens = drafts.map((draft) => plausibleGreen(draft, drafts, warnings));
  const taken = new Set(greens);
  const spare = features.filter((feature) => feature.surface === 'green' && !taken.has(feature));
  for (const [index, draft] of drafts.entries()) {
    if (greens[index] !== null) continue;
    const standIn = substituteGreen(
      draft,
      spare.filter((green) => !taken.has(green)),
      drafts,
    );
    if (standIn === null) continue;
    const [slip] = numbersOf(standIn.properties, false);
    warnings.push(
      `hole ${draft.number}: no green of its number; the one ${slip === undefined ? 'without a number' : `numbered ${slip}`} at its end was taken`,
    );
    greens[index] = standIn;
    taken.add(standIn);
  }
  const holes = drafts.map((draft, index): TracedHole => {
    const green = greens[index] ?? null;
    const tees = green === null ? draft.tees : fromBack(draft.tees, green.centre, warnings, draft.number);
    const rings = draft.fairways.filter(({ isRing }) => isRing).map(({ points }) => points);
    const line = green === null || tees[0] === undefined ? [] : fairwayPath(tees[0].centre, green.centre, rings);
    return { number: draft.number, green, tees, line, others: draft.others };
  });
  const used = new Set(
    holes.flatMap(({ green, tees, others }) => [...tees, ...others, ...(green === null ? [] : [green])]),
  );
  return { holes, loose: features.filter((feature) => feature.surface !== null && !used.has(feature)), warnings };
}

function plausibleTees({ number, tees }: Draft, warnings: string[]): readonly MapFeature[] {
  if (tees.length < 3) return tees;
  // The tee with the smallest sum of distances to the others is in the middle.
  const offs = tees.map((tee) => tees.reduce((sum, other) => sum + distanceBetween(tee.centre, other.centre), 0));
  const middle = tees[offs.indexOf(Math.min(...offs))] as MapFeature;
  const kept = tees.filter((tee) => distanceBetween(tee.centre, middle.centre) <= TEES_APART_METRES);
  if (kept.length < tees.length) {
    warnings.push(`hole ${number}: ${tees.length - kept.length} of its tees far from the others left out`);
  }
  return kept;
}

const toFeature = (point: LatLon, feature: MapFeature): number =>
  feature.isRing ? distanceToRing(point, feature.points) : distanceBetween(point, feature.centre);

/** Metres from a green to the fairways of a hole; null without fairways. */
const offFairways = (green: MapFeature, { fairways }: Draft): number | null =>
  fairways.length === 0 ? null : Math.min(...fairways.map((feature) => toFeature(green.centre, feature)));

/** A green far from its own fairways and at those of another hole belongs to the other hole, whatever its number. */
function isOfOther(green: MapFeature, draft: Draft, drafts: readonly Draft[]): boolean {
  const off = offFairways(green, draft);
  if (off === null || off <= GREEN_OFF_METRES) return false;
  return drafts.some(
    (other) => other !== draft && (offFairways(green, other) ?? GREEN_OFF_METRES) <= MAX_SUBSTITUTE_METRES,
  );
}

/** The green of a hole: the numbered outline that is nearest to the rest of the hole and within reach of its tees. */
function plausibleGreen(draft: Draft, drafts: readonly Draft[], warnings: string[]): MapFeature | null {
  const inReach = draft.greens.filter((green) => {
    const fromTees = draft.tees.map((tee) => distanceBetween(tee.centre, green.centre));
    return (fromTees.length === 0 || Math.min(...fromTees) <= MAX_METRES) && !isOfOther(green, draft, drafts);
  });
  if (inReach.length < draft.greens.length) {
    warnings.push(`hole ${draft.number}: a green of its number far from the rest of it left out`);
  }
  const [best, second] = [...inReach].sort(
    (a, b) =>
      Number(b.isRing) - Number(a.isRing) ||
      (offFairways(a, draft) ?? 0) - (offFairways(b, draft) ?? 0) ||
      furthestFrom(b, draft.tees) - furthestFrom(a, draft.tees),
  );
  if (second !== undefined)
    warnings.push(`hole ${draft.number}: of several greens the one at the end of its fairway was taken`);
  return best ?? null;
}

const furthestFrom = (green: MapFeature, tees: readonly MapFeature[]): number =>
  Math.max(0, ...tees.map((tee) => distanceBetween(tee.centre, green.centre)));

/** An unassigned green at the end of a hole's fairway, and not at the end of another's. */
function substituteGreen(draft: Draft, spare: readonly MapFeature[], drafts: readonly Draft[]): MapFeature | null {
  const candidates = spare.flatMap((green) => {
    const off = offFairways(green, draft);
    const fromTees = draft.tees.map((tee) => distanceBetween(tee.centre, green.centre));
    if (off === null || off > MAX_SUBSTITUTE_METRES || fromTees.some((distance) => distance > MAX_METRES)) return [];
    const isNearerToOther = drafts.some((other) => other !== draft && (offFairways(green, other) ?? Infinity) < off);
    // A green near the tees is the previous hole's, or a practice green.
    const isByTees = fromTees.some((distance) => distance < MAX_SUBSTITUTE_METRES);
    return isNearerToOther || isByTees ? [] : [{ green, off }];
  });
  return candidates.sort((a, b) => a.off - b.off)[0]?.green ?? null;
}

function fromBack(
  tees: readonly MapFeature[],
  green: LatLon,
  warnings: string[],
  number: number,
): readonly MapFeature[] {
  const inReach = tees.filter((tee) => distanceBetween(tee.centre, green) <= MAX_METRES);
  if (inReach.length < tees.length) warnings.push(`hole ${number}: a tee out of reach of its green left out`);
  return [...inReach].sort((a, b) => distanceBetween(green, b.centre) - distanceBetween(green, a.centre));
}
