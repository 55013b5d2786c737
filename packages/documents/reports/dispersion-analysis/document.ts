import {
  acrossText,
  ALL_SHOTS,
  alongText,
  type DispersionGrouping,
  type DispersionRow,
  dispersionLength,
  dispersionRows,
  type DispersionUnit,
  dispersionUnit,
  MIN_FOR_FIRM_REGION,
  MIN_FOR_REGION,
  finishLabel,
  hitLabels,
  type MeasuredShots,
  measureShots,
  onTargetText,
  unplacedText,
} from '@strokebook/golf/dispersion';
import type { ShotKind } from '@strokebook/golf/facts';
import { bandsIn, formatFraction, NOTHING, plural, wholePercent } from '@strokebook/golf/format';
import type { CourseDocument, UnitSystem } from '@strokebook/golf/model';
import type { MappedRound } from '@strokebook/golf/shot-map';
import type { ScattersBlock } from '../../report/blocks/scatters.ts';
import { cellOf, figures, type ReportCell, rowOf, type TableBlock, words } from '../../report/blocks/table.ts';
import { textOf } from '../../report/blocks/text.ts';
import type { ReportBlock, ReportDocument, ReportSection } from '../../report/document.ts';
import { chosenDays, type ReportInput } from '../report-input.ts';
import { commonReach, scatterDrawing } from './scatter-drawing.ts';

export const DISPERSION_MONTHS = 12;

/** Input of a dispersion report. */
export type DispersionSource = {
  /** Newest first. */
  readonly rounds: readonly MappedRound[];
  /** By course id. */
  readonly courses: ReadonlyMap<string, CourseDocument>;
};

type Part = {
  readonly kind: ShotKind;
  readonly heading: string;
  /** The grouping that is drawn; the other one is only a table. */
  readonly drawn: DispersionGrouping;
};

const parts: readonly Part[] = [
  { kind: 'offTheTee', heading: 'Drives', drawn: 'club' },
  { kind: 'approach', heading: 'Approaches', drawn: 'distance' },
];

const groupingNames: Readonly<Record<DispersionGrouping, string>> = { club: 'Club', distance: 'Distance' };

/** Where drives and approaches finish, like on the shots screen (ADR 15). */
export function dispersionReport(input: ReportInput, { rounds, courses }: DispersionSource): ReportDocument {
  const days = chosenDays(input, DISPERSION_MONTHS);
  const measured = measureShots(rounds, courses);
  return {
    heading: 'Dispersion Analysis',
    subject: input.subject,
    subtitle: `${days.label}, ${plural(rounds.length, 'round')}`,
    sections: parts.map((part) => sectionOf(part, measured, input.units)),
  };
}

function sectionOf(part: Part, { shots, unplaced }: MeasuredShots, units: UnitSystem): ReportSection {
  const { kind, heading, drawn } = part;
  const unit = dispersionUnit(kind, units);
  const rows = dispersionRows(shots, kind, drawn);
  const missing = unplacedText(unplaced[kind]);
  if (rows.length === 0) {
    const nothing = `No ${heading.toLowerCase()} of these rounds were logged with where they began and ended.`;
    return { heading, blocks: [textOf(...[nothing, missing].filter((part) => part !== null))] };
  }
  const other = drawn === 'club' ? 'distance' : 'club';
  const others = dispersionRows(shots, kind, other);
  const notes = [
    onTargetText(kind, units),
    'A region is as wide and as deep as the area in which half or nine tenths of such shots are to be expected; below it stands how many of these lie inside.',
    `Regions need ${MIN_FOR_REGION} shots and are firm from ${MIN_FOR_FIRM_REGION} on; those before are dashed and marked ≈.`,
    ...singleGroupNotes([rows, others], [drawn, other], units),
    ...(missing === null ? [] : [missing]),
  ];
  const tables = [table(kind, drawn, rows, unit, units), table(kind, other, others, unit, units)];
  // With two rows one is the total and the other repeats it.
  const telling = tables.filter((one) => one.rows.length > 2);
  const shown = telling.length === 0 ? tables.slice(0, 1) : telling;
  return {
    heading,
    blocks: [
      scatters(kind, shownRows(kind, [rows, others]), unit, units),
      ...shown.map((one, index) => (index === shown.length - 1 ? { ...one, notes } : one)),
    ],
  };
}

/** Names the only group of a grouping, because its table is left out. */
function singleGroupNotes(
  grouped: readonly (readonly DispersionRow[])[],
  groupings: readonly DispersionGrouping[],
  units: UnitSystem,
): readonly string[] {
  return grouped.flatMap((rows, index) => {
    const [, only, ...more] = rows;
    if (only === undefined || more.length > 0 || grouped.every(({ length }) => length === 2)) return [];
    return [
      `All of one ${groupingNames[groupings[index] as DispersionGrouping].toLowerCase()}: ${bandsIn(only.label, units)}.`,
    ];
  });
}

/** Drawings per row; those in one row share a scale. */
const DRAWINGS_PER_ROW = 3;

/**
 * Rows to draw: the groups that have regions, from the first grouping with such a group. All drives together come first.
 * All approaches together say little, so they are drawn only if no group has regions.
 */
function shownRows(kind: ShotKind, groupings: readonly (readonly DispersionRow[])[]): readonly DispersionRow[] {
  const [all] = groupings[0] as readonly [DispersionRow];
  // A group that contains all shots repeats the total.
  const firm = groupings.map((rows) =>
    rows.filter(({ summary }) => summary.regions.length > 0 && summary.count < all.summary.count),
  );
  const groups = firm.find(({ length }) => length > 0) ?? [];
  return kind === 'offTheTee' || groups.length === 0 ? [all, ...groups] : groups;
}

function scatters(
  kind: ShotKind,
  shown: readonly DispersionRow[],
  unit: DispersionUnit,
  units: UnitSystem,
): ReportBlock {
  return {
    kind: 'scatters',
    title: '',
    marks: hitLabels(kind),
    scatters: shown.map((row, index) => {
      const first = index - (index % DRAWINGS_PER_ROW);
      const reach = commonReach(shown.slice(first, first + DRAWINGS_PER_ROW).map(({ summary }) => summary));
      return scatterDrawing(row, reach, unit, units);
    }),
    notes: [
      `Distances in ${unit.name}, seen from where the shots were played. Plots in one row have the same scale. Half of the shots are expected in the inner area, nine tenths in the outer one; the cross is the median.`,
    ],
  } satisfies ScattersBlock;
}

function table(
  kind: ShotKind,
  grouping: DispersionGrouping,
  rows: readonly DispersionRow[],
  unit: DispersionUnit,
  units: UnitSystem,
): TableBlock {
  const [{ summary: all }] = rows as readonly [DispersionRow];
  return {
    kind: 'table',
    title: `By ${groupingNames[grouping].toLowerCase()}`,
    columns: [
      ...words(groupingNames[grouping]),
      ...figures(
        kind === 'offTheTee' ? 'Median length' : 'Median finish',
        'Median miss',
        ...all.finishes.map(({ finish }) => finishLabel(kind, finish)),
        `50% region, ${unit.name}`,
        `90% region, ${unit.name}`,
      ),
    ],
    rows: rows.map(({ id, label, summary }) => {
      const { count } = summary;
      return rowOf(
        [
          cellOf(bandsIn(label, units), plural(count, 'shot')),
          cellOf(alongText(kind, summary.medianAlong, unit), acrossText(summary.medianAcross, unit)),
          dispersionLength(summary.medianMiss, unit),
          ...summary.finishes.map((finish) =>
            cellOf(wholePercent(finish.share), formatFraction(finish.count, count, { kind: 'rate', unit: 'shot' })),
          ),
          ...([0.5, 0.9] as const).map((share) => regionCell(summary, share, unit)),
        ],
        id === ALL_SHOTS ? 'sum' : 'row',
      );
    }),
    notes: [],
  };
}

/** '34 × 28', with the number of the sample's shots inside. */
function regionCell(
  { regions, count, isRough }: DispersionRow['summary'],
  share: number,
  unit: DispersionUnit,
): ReportCell {
  const region = regions.find((one) => one.share === share);
  if (region === undefined) return cellOf(NOTHING, count < MIN_FOR_REGION ? 'too few' : '');
  const size = [region.width, region.depth].map((length) =>
    dispersionLength(length, unit).replace(` ${unit.name}`, ''),
  );
  return cellOf(`${isRough ? '≈ ' : ''}${size.join(' × ')}`, `${region.inside} inside`);
}
