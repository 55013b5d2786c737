import type { StatFormat, StatKind } from '../format/index.ts';
import { approachStats } from './catalog/approach.ts';
import { driveStats } from './catalog/drive.ts';
import { puttStats } from './catalog/putt.ts';
import { saveStats } from './catalog/save.ts';
import { scoringStats } from './catalog/scoring.ts';
import type { BreakdownKind, StatDefinition } from './define.ts';

/** Every stat, in the order of the screens. */
export const statCatalog: readonly StatDefinition[] = [
  ...scoringStats,
  ...driveStats,
  ...approachStats,
  ...saveStats,
  ...puttStats,
];

/** A stat or one of its children: one column of every tally. */
export type StatColumn = {
  readonly id: string;
  readonly label: string;
  readonly kind: StatKind;
  readonly format: StatFormat;
  readonly stat: StatDefinition;
  readonly parentId: string | null;
  /** How a child differs from its siblings; null for the stat itself. */
  readonly breakdownKind: BreakdownKind | null;
};

/**
 * All columns: each stat is followed by its children, breakdown by breakdown. The index in this list is the index in a
 * tally, so changing the order requires a new `ENGINE_VERSION`.
 */
export const statColumns: readonly StatColumn[] = statCatalog.flatMap((stat) => [
  columnOf(stat, stat.id, stat.label, stat.format, null, null),
  ...stat.breakdowns.flatMap((breakdown) =>
    breakdown.children.map((child) =>
      columnOf(stat, `${stat.id}.${child.id}`, child.label, child.format ?? stat.format, stat.id, breakdown.kind),
    ),
  ),
]);

const placeOfId: ReadonlyMap<string, number> = new Map(statColumns.map((column, place) => [column.id, place]));

/** Index of a stat or child in every tally, or -1. */
export const placeOfStat = (id: string): number => placeOfId.get(id) ?? -1;

const statOfId: ReadonlyMap<string, StatDefinition> = new Map(statCatalog.map((stat) => [stat.id, stat]));
export const statById = (id: string): StatDefinition | undefined => statOfId.get(id);

function columnOf(
  stat: StatDefinition,
  id: string,
  label: string,
  format: StatFormat,
  parentId: string | null,
  breakdownKind: BreakdownKind | null,
): StatColumn {
  return { id, label, kind: stat.kind, format, stat, parentId, breakdownKind };
}
