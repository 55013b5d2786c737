import {
  approachBands,
  bandIndex,
  type DistanceBand,
  feetOf,
  type HoleFacts,
  holeLengthBands,
  puttBands,
  saveBands,
  type ShotFacts,
} from '../facts/index.ts';
import type { Breakdown } from './define.ts';

const pars = [3, 4, 5] as const;

/** Pars 3, 4 and 5; other pars are in no child. */
export const byPar: Breakdown<HoleFacts> = {
  kind: 'par',
  children: pars.map((par) => ({ id: `par${par}`, label: `Par ${par}` })),
  childOf: (hole) => (hole.par - 3 < pars.length ? hole.par - 3 : -1),
};

export const byDrivingPar: Breakdown<HoleFacts> = {
  kind: 'par',
  children: [
    { id: 'par4', label: 'Par 4' },
    { id: 'par5', label: 'Par 5' },
  ],
  childOf: (hole) => (hole.par === 4 ? 0 : hole.par === 5 ? 1 : -1),
};

export const shotByDrivingPar: Breakdown<ShotFacts> = {
  kind: 'par',
  children: byDrivingPar.children,
  childOf: (_shot, hole) => byDrivingPar.childOf(hole, hole),
};

const lengthBands = [...holeLengthBands[3], ...holeLengthBands[4], ...holeLengthBands[5]];
const lengthOffsets: Readonly<Record<number, number>> = {
  3: 0,
  4: holeLengthBands[3].length,
  5: holeLengthBands[3].length + holeLengthBands[4].length,
};

/** By par and length of the hole. */
export const byHoleLength: Breakdown<HoleFacts> = {
  kind: 'holeLength',
  children: lengthBands.map((band, index) => ({
    id: `par${parOfBand(index)}${capitalized(band.id)}`,
    label: band.label,
  })),
  childOf: (hole) => {
    const bands = holeLengthBands[hole.par as 3 | 4 | 5] as readonly DistanceBand[] | undefined;
    if (bands === undefined || hole.yards === null) return -1;
    const index = bandIndex(bands, hole.yards);
    return index < 0 ? -1 : (lengthOffsets[hole.par] as number) + index;
  },
};

export const shotByApproachDistance = ofBands<ShotFacts>(approachBands, (shot) => shot.toPin);
export const shotBySaveDistance = ofBands<ShotFacts>(saveBands, (shot) => shot.toPin);
export const shotByPuttDistance = ofBands<ShotFacts>(puttBands, (shot) => feetOf(shot.toPin));

export const bySaveDistance = ofBands<HoleFacts>(saveBands, (hole) => hole.save?.toPin ?? null);
export const byFirstPuttDistance = ofBands<HoleFacts>(puttBands, (hole) => hole.puttFeet[0] ?? null);

const lieGroups = [
  { id: 'tee', label: 'From the tee', lies: ['tee'] },
  { id: 'fairway', label: 'From the fairway or first cut', lies: ['fairway', 'firstCut', 'fringe'] },
  { id: 'rough', label: 'From the rough', lies: ['rough', 'native'] },
  { id: 'sand', label: 'From the sand', lies: ['fairwayBunker', 'greensideBunker', 'bunker'] },
  { id: 'recovery', label: 'From trouble', lies: ['recovery', 'penaltyArea', 'cartPath', 'other'] },
] as const;

const groupOf = (lie: string): number =>
  lieGroups.findIndex((group) => (group.lies as readonly string[]).includes(lie));

export const shotByLie: Breakdown<ShotFacts> = {
  kind: 'lie',
  children: lieGroups.map(({ id, label }) => ({ id, label })),
  childOf: (shot) => groupOf(shot.lie),
};

/** No stroke around the green is played from a tee. */
const saveLieGroups = lieGroups.slice(1);
export const bySaveLie: Breakdown<HoleFacts> = {
  kind: 'lie',
  children: saveLieGroups.map(({ id, label }) => ({ id, label })),
  childOf: (hole) => (hole.save === null ? -1 : groupOf(hole.save.lie) - 1),
};
export const shotBySaveLie: Breakdown<ShotFacts> = {
  kind: 'lie',
  children: bySaveLie.children,
  childOf: (shot) => groupOf(shot.lie) - 1,
};

export const shotByClub: Breakdown<ShotFacts> = {
  kind: 'club',
  children: [
    { id: 'driver', label: 'Driver' },
    { id: 'otherClubs', label: 'Other clubs' },
  ],
  childOf: (shot) => (shot.shot.club === undefined ? -1 : shot.shot.club === 'driver' ? 0 : 1),
};

function ofBands<T>(bands: readonly DistanceBand[], distanceOf: (item: T) => number | null): Breakdown<T> {
  return {
    kind: 'distance',
    children: bands.map(({ id, label }) => ({ id, label })),
    childOf: (item) => {
      const distance = distanceOf(item);
      return distance === null ? -1 : bandIndex(bands, distance);
    },
  };
}

function parOfBand(index: number): number {
  if (index < (lengthOffsets[4] as number)) return 3;
  return index < (lengthOffsets[5] as number) ? 4 : 5;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
