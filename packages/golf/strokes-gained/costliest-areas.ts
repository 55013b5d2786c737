import type { StrokesGainedPart } from '../overview/index.ts';
import { strokesGainedStats } from '../overview/index.ts';
import { type Interval, statColumns, type StatFigure, type StatReport } from '../stats/index.ts';

/** Enough to work on; a longer list is no priority any more. */
const MAX_AREAS = 5;
/** One stroke of one is no weakness: areas with fewer strokes than a handful are not ranked. */
const MIN_STROKES = 5;

/** A part of the game that costs or brings strokes: one category over one band of distances, or one par. */
export type StrokesGainedArea = {
  /** The figure that says it, to open it by. */
  readonly statId: string;
  readonly part: Exclude<StrokesGainedPart, 'total'>;
  readonly name: string;
  /** Strokes per round against what it is held against; below 0 it costs. */
  readonly perRound: number;
  /** 95% interval of `perRound`. */
  readonly interval: Interval | null;
  /** Strokes that were played in it. */
  readonly strokes: number;
  /** Whether the interval leaves no room for "costs nothing". */
  readonly isCertain: boolean;
};

const parts = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const;

/**
 * Where each part's strokes are counted band by band: the strokes-gained figures themselves are over holes. A hole has
 * one drive, so its figure over holes counts the strokes.
 */
const strokesCountedBy: Readonly<Record<(typeof parts)[number], string>> = {
  offTheTee: 'drive.inPlay',
  approach: 'approach.proximity',
  aroundTheGreen: 'save.proximity',
  putt: 'putt.made',
};

/** Bands of distance, and pars off the tee; the same strokes by lie would be counted twice. */
const areaIds: ReadonlySet<string> = new Set(
  statColumns
    .filter(({ breakdownKind }) => breakdownKind === 'distance' || breakdownKind === 'par')
    .map(({ id }) => id),
);

/** How many strokes a part of a strokes-gained figure rests on; null where they are not counted by it. */
export function strokesPlayed(
  byId: ReadonlyMap<string, StatFigure>,
  part: (typeof parts)[number],
  id: string,
): number | null {
  const childId = id.slice(strokesGainedStats[part].length + 1);
  return byId.get(`${strokesCountedBy[part]}.${childId}`)?.performance?.opportunities ?? null;
}

/** Every area that was played often enough to rank, the costliest first. */
export function strokesGainedAreas(stats: readonly StatReport[]): readonly StrokesGainedArea[] {
  const byId = new Map(stats.flatMap((stat) => [stat, ...stat.children]).map((figure) => [figure.id, figure]));
  return parts
    .flatMap((part) => {
      const gained = stats.find(({ id }) => id === strokesGainedStats[part]);
      return (gained?.children ?? []).flatMap((child) => {
        if (!areaIds.has(child.id)) return [];
        return areaOf(part, child, gained?.name ?? '', strokesPlayed(byId, part, child.id) ?? 0) ?? [];
      });
    })
    .sort((a, b) => a.perRound - b.perRound);
}

/** The five areas that cost most; what brings strokes is never among them. */
export const costliestAreas = (stats: readonly StatReport[]): readonly StrokesGainedArea[] =>
  strokesGainedAreas(stats)
    .filter(({ perRound }) => perRound < 0)
    .slice(0, MAX_AREAS);

/** Whether an interval of strokes gained leaves no room for being level with what it is held against. */
export const isCertainGain = (interval: Interval | null, against = 0): boolean =>
  interval !== null && (interval.high < against || interval.low > against);

function areaOf(
  part: StrokesGainedArea['part'],
  figure: StatFigure,
  partName: string,
  strokes: number,
): StrokesGainedArea | null {
  const { performance } = figure;
  if (performance === null || strokes < MIN_STROKES) return null;
  // Strokes are gained on the baseline; where the standard has a figure of its own, on that.
  const against = figure.standard?.raw ?? 0;
  const { interval } = performance;
  return {
    statId: figure.id,
    part,
    name: `${partName.replace(/^SG /, '')}, ${figure.name}`,
    perRound: performance.raw - against,
    interval: interval === null ? null : { low: interval.low - against, high: interval.high - against },
    strokes,
    isCertain: isCertainGain(interval, against),
  };
}
