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
  FEWEST_FOR_FIRM_REGION,
  FEWEST_FOR_REGION,
  finishLabel,
  hitLabels,
  type MeasuredShots,
  measureShots,
  onTargetText,
  unplacedText,
} from '../../dispersion/index.ts';
import type { ShotKind } from '../../facts/index.ts';
import { bandsIn, formatFraction, NOTHING, plural, wholePercent } from '../../format/index.ts';
import type { CourseDocument, UnitSystem } from '../../model/index.ts';
import type { MappedRound } from '../../shot-map/index.ts';
import type { ScattersBlock } from '../blocks/scatters.ts';
import { cellOf, figures, type ReportCell, rowOf, type TableBlock, words } from '../blocks/table.ts';
import { textOf } from '../blocks/text.ts';
import type { ReportBlock, ReportDocument, ReportSection } from '../document.ts';
import { chosenDays, type ReportInput } from '../report-input.ts';
import { commonReach, scatterDrawing } from './scatter-drawing.ts';

export const DISPERSION_MONTHS = 12;

/** What a dispersion is measured on. */
export type DispersionSource = {
  /** The newest first. */
  readonly rounds: readonly MappedRound[];
  /** By course id. */
  readonly courses: ReadonlyMap<string, CourseDocument>;
};

type Part = {
  readonly kind: ShotKind;
  readonly heading: string;
  /** What is drawn; the other grouping is a table alone. */
  readonly drawn: DispersionGrouping;
};

const parts: readonly Part[] = [
  { kind: 'offTheTee', heading: 'Drives', drawn: 'club' },
  { kind: 'approach', heading: 'Approaches', drawn: 'distance' },
];

const groupingNames: Readonly<Record<DispersionGrouping, string>> = { club: 'Club', distance: 'Distance' };

/** Where drives and approaches finish, as the screen of shots has it, on paper (ADR 15). */
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
    return { heading, blocks: [textOf(...[nothing, missing].filter((words) => words !== null))] };
  }
  const other = drawn === 'club' ? 'distance' : 'club';
  const blocks: readonly ReportBlock[] = [
    scatters(part, rows, unit, units),
    table(kind, drawn, rows, unit, units),
    table(kind, other, dispersionRows(shots, kind, other), unit, units, [
      onTargetText(kind, units),
      'A region is as wide and as deep as the area in which half or nine tenths of such shots are to be expected; below it stands how many of these lie inside.',
      `Regions need ${FEWEST_FOR_REGION} shots and are firm from ${FEWEST_FOR_FIRM_REGION} on; those before are marked ≈.`,
      ...(missing === null ? [] : [missing]),
    ]),
  ];
  return { heading, blocks };
}

/** Drawings that stand in one row, and so can be held against each other. */
const ROW = 3;

/** All drives together, and each group that is large enough for its regions; all approaches together say little. */
function scatters(
  { kind }: Part,
  rows: readonly DispersionRow[],
  unit: DispersionUnit,
  units: UnitSystem,
): ReportBlock {
  const [all, ...groups] = rows as readonly [DispersionRow, ...DispersionRow[]];
  // A group of every shot there is says the same again.
  const firm = groups.filter(({ summary }) => summary.regions.length > 0 && summary.count < all.summary.count);
  const shown = kind === 'offTheTee' || firm.length === 0 ? [all, ...firm] : firm;
  return {
    kind: 'scatters',
    title: '',
    marks: hitLabels(kind),
    scatters: shown.map((row, index) => {
      const first = index - (index % ROW);
      const reach = commonReach(shown.slice(first, first + ROW).map(({ summary }) => summary));
      return scatterDrawing(row, reach, unit, units);
    }),
    notes: [
      `Seen from where they were played, in ${unit.name}, those of one row to one scale. The areas are those in which half and nine tenths are to be expected; the cross is the median.`,
    ],
  } satisfies ScattersBlock;
}

function table(
  kind: ShotKind,
  grouping: DispersionGrouping,
  rows: readonly DispersionRow[],
  unit: DispersionUnit,
  units: UnitSystem,
  notes: readonly string[] = [],
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
    notes,
  };
}

/** '34 × 28', with how many of the sample's own shots are inside. */
function regionCell(
  { regions, count, isRough }: DispersionRow['summary'],
  share: number,
  unit: DispersionUnit,
): ReportCell {
  const region = regions.find((one) => one.share === share);
  if (region === undefined) return cellOf(NOTHING, count < FEWEST_FOR_REGION ? 'too few' : '');
  const size = [region.width, region.depth].map((length) =>
    dispersionLength(length, unit).replace(` ${unit.name}`, ''),
  );
  return cellOf(`${isRough ? '≈ ' : ''}${size.join(' × ')}`, `${region.inside} inside`);
}
