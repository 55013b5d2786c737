import { feetOf, holeFactsOf, type HoleFacts, missSides, type ShotFacts, type ShotKind } from '@strokebook/golf/facts';
import type { RoundDocument } from '@strokebook/golf/model';
import { statById } from '@strokebook/golf/stats';

export type Cell = number | null;
export type FactTable = {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: readonly (readonly Cell[])[];
};

type Column<T extends readonly unknown[]> = {
  readonly name: string;
  readonly type: 'smallint' | 'integer' | 'double precision';
  readonly value: (...item: T) => Cell;
};

export const shotKinds: readonly ShotKind[] = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'];

/** Longer approaches do not count in figures of greens and distances. */
const MAX_APPROACH_YARDS = 250;

const holeColumns: readonly Column<[HoleFacts]>[] = [
  small('par', (hole) => hole.par),
  small('length_band', childOfHole('scoring.toParByLength')),
  decimal('yards', (hole) => hole.yards),
  small('score', (hole) => hole.score),
  small('to_par', (hole) => hole.toPar),
  small('previous_to_par', (hole) => hole.previousToPar),
  small('putts', (hole) => hole.putts),
  small('penalties', (hole) => hole.penalties),
  small('fairway_hit', (hole) => toCell(hole.fairwayHit)),
  small('missed_left', sampleOfHole('drive.missedLeft')),
  small('missed_right', sampleOfHole('drive.missedRight')),
  small('gir', (hole) => toCell(hole.greenInRegulation)),
  small('miss_side', (hole) => (hole.missSide === null ? null : missSides.indexOf(hole.missSide))),
  small('short_sided', (hole) => toCell(hole.isShortSided)),
  decimal('approach_feet', sampleOfHole('approach.proximityMedian')),
  small('scrambled', (hole) => toCell(hole.scrambled)),
  small('up_and_down', (hole) => toCell(hole.upAndDown)),
  small('sand_save', (hole) => toCell(hole.sandSave)),
  small('save_band', childOfHole('save.scrambling', 0)),
  small('save_lie', childOfHole('save.scrambling', 1)),
  small('first_putt_band', childOfHole('putt.onePuttRate')),
  decimal('first_putt_feet', (hole) => hole.puttFeet[0] ?? null),
  decimal('feet_made', sampleOfHole('putt.feetMade')),
  decimal('feet_total', sampleOfHole('putt.feetTotal')),
  whole('gained_total', (hole) => hole.gainedTotal),
  ...shotKinds.map((kind) => whole(`gained_${snake(kind)}`, (hole: HoleFacts) => hole.gained[kind])),
];

const shotColumns: readonly Column<[ShotFacts, HoleFacts]>[] = [
  small('kind', (shot) => shotKinds.indexOf(shot.kind)),
  small('drive_par', childOfShot('drive.strokesGained')),
  small('drive_club', childOfShot('drive.distance')),
  small('approach_band', childOfShot('approach.greenHit', 0)),
  small('approach_lie', childOfShot('approach.greenHit', 1)),
  small('save_band', childOfShot('save.proximity', 0)),
  small('save_lie', childOfShot('save.proximity', 1)),
  small('putt_band', childOfShot('putt.made')),
  small('in_reach', (shot) => (shot.toPin !== null && shot.toPin <= MAX_APPROACH_YARDS ? 1 : 0)),
  small('strokes', (shot) => shot.strokes),
  decimal('yards', (shot) => (shot.strokes > 1 ? null : shot.length)),
  small('in_play', sampleOfShot('drive.inPlay')),
  small('on_green', (shot) => (shot.endLie === null ? null : toCell(['green', 'holed'].includes(shot.endLie)))),
  small('made', sampleOfShot('putt.made')),
  decimal('end_feet', (shot) => feetOf(shot.endToPin)),
  decimal('leave_feet', sampleOfShot('putt.leave')),
  whole('gained', (shot, hole) => (hole.gained[shot.kind] === null ? null : shot.gained)),
];

/**
 * A career in tables as an analyst would design them for SQL: a row per hole and per shot, with all facts of the engine
 * in columns. So SQL is only timed for aggregation, which it is good at.
 */
export function factTablesOf(rounds: readonly RoundDocument[]): readonly FactTable[] {
  const holes = rounds.flatMap((round) => holeFactsOf(round.holes)).filter((hole) => hole.score !== null);
  const shots = holes.flatMap((hole) => hole.shots.map((shot): [ShotFacts, HoleFacts] => [shot, hole]));
  // Sorted by kind, so that a query of one kind reads its own pages only.
  shots.sort(([a], [b]) => shotKinds.indexOf(a.kind) - shotKinds.indexOf(b.kind));
  return [
    tableOf(
      'holes',
      holeColumns,
      holes.map((hole): [HoleFacts] => [hole]),
    ),
    tableOf('shots', shotColumns, shots),
  ];
}

function tableOf<T extends readonly unknown[]>(
  name: string,
  columns: readonly Column<T>[],
  items: readonly T[],
): FactTable {
  return { name, columns, rows: items.map((item) => columns.map(({ value }) => value(...item))) };
}

function small<T extends readonly unknown[]>(name: string, value: Column<T>['value']): Column<T> {
  return { name, type: 'smallint', value };
}
function whole<T extends readonly unknown[]>(name: string, value: Column<T>['value']): Column<T> {
  return { name, type: 'integer', value };
}
function decimal<T extends readonly unknown[]>(name: string, value: Column<T>['value']): Column<T> {
  return { name, type: 'double precision', value };
}

function holeStat(id: string) {
  const stat = statById(id);
  if (stat?.unit !== 'hole') throw new RangeError(`there is no stat of holes '${id}'`);
  return stat;
}
function shotStat(id: string) {
  const stat = statById(id);
  if (stat?.unit !== 'shot') throw new RangeError(`there is no stat of shots '${id}'`);
  return stat;
}

function sampleOfHole(id: string): (hole: HoleFacts) => Cell {
  const { sample } = holeStat(id);
  return (hole) => toCell(sample(hole));
}
function sampleOfShot(id: string): (shot: ShotFacts, hole: HoleFacts) => Cell {
  const { sample } = shotStat(id);
  return (shot, hole) => toCell(sample(shot, hole));
}
function childOfHole(id: string, breakdown = 0): (hole: HoleFacts) => Cell {
  const { breakdowns } = holeStat(id);
  return (hole) => breakdowns[breakdown]?.childOf(hole, hole) ?? null;
}
function childOfShot(id: string, breakdown = 0): (shot: ShotFacts, hole: HoleFacts) => Cell {
  const { breakdowns } = shotStat(id);
  return (shot, hole) => breakdowns[breakdown]?.childOf(shot, hole) ?? null;
}

function toCell(sample: number | boolean | null): Cell {
  return typeof sample === 'boolean' ? Number(sample) : sample;
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
