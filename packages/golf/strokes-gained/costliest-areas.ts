import type { StrokesGainedPart } from '../overview/index.ts';
import { strokesGainedStats } from '../overview/index.ts';
import type { Certainty } from '../format/index.ts';
import { type Interval, statColumns, type StatFigure, type StatReport } from '../stats/index.ts';
import { certainGains } from './certain-gains.ts';

/** Enough areas to work on; a longer list sets no priorities. */
const MAX_AREAS = 5;
/** Areas with fewer strokes are not ranked. */
const MIN_STROKES = 5;

/** A part of the game: one category in one distance band, or on one par. */
export type StrokesGainedArea = {
  /** The stat to open for details. */
  readonly statId: string;
  readonly part: Exclude<StrokesGainedPart, 'total'>;
  readonly name: string;
  /** Strokes per round compared with the reference; negative values cost strokes. */
  readonly perRound: number;
  /** 95% interval of `perRound`. */
  readonly interval: Interval | null;
  /** Number of strokes played in the area. */
  readonly strokes: number;
  /** Whether the difference from the reference is likely real among all areas that were searched. */
  readonly certainty: Certainty;
  /** How many more rounds are needed; 0 if there are enough. */
  readonly roundsNeeded: number;
};

const parts = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const;

/**
 * The stat that counts the strokes of each part by band, because strokes-gained figures count holes. A hole has one
 * drive, so the figure over holes counts the drives.
 */
const strokesCountedBy: Readonly<Record<(typeof parts)[number], string>> = {
  offTheTee: 'drive.inPlay',
  approach: 'approach.proximity',
  aroundTheGreen: 'save.proximity',
  putt: 'putt.made',
};

/**
 * Distance bands, and pars off the tee; breakdowns by lie are left out, because they would count the same strokes
 * twice.
 */
const areaIds: ReadonlySet<string> = new Set(
  statColumns
    .filter(({ breakdownKind }) => breakdownKind === 'distance' || breakdownKind === 'par')
    .map(({ id }) => id),
);

/** The number of strokes behind a part of a strokes-gained figure; null if they are not counted. */
export const strokesPlayed = (
  byId: ReadonlyMap<string, StatFigure>,
  part: (typeof parts)[number],
  id: string,
): number | null => countedStrokes(byId, part, id)?.performance?.opportunities ?? null;

function countedStrokes(byId: ReadonlyMap<string, StatFigure>, part: (typeof parts)[number], id: string) {
  const childId = id.slice(strokesGainedStats[part].length + 1);
  return byId.get(`${strokesCountedBy[part]}.${childId}`);
}

/** Every area with enough strokes to rank, the costliest first. */
export function strokesGainedAreas(stats: readonly StatReport[]): readonly StrokesGainedArea[] {
  const real = certainGains(stats, referenceOf);
  const byId = new Map(stats.flatMap((stat) => [stat, ...stat.children]).map((figure) => [figure.id, figure]));
  return parts
    .flatMap((part) => {
      const gained = stats.find(({ id }) => id === strokesGainedStats[part]);
      return (gained?.children ?? []).flatMap((child) => {
        if (!areaIds.has(child.id)) return [];
        const area = areaOf(part, child, gained?.name ?? '', countedStrokes(byId, part, child.id));
        if (area === null) return [];
        return area.certainty === 'likely' && real.has(child.id) ? { ...area, certainty: 'clear' as const } : area;
      });
    })
    .sort((a, b) => a.perRound - b.perRound);
}

/** The five areas that cost most; areas that gain strokes are left out. */
export const costliestAreas = (stats: readonly StatReport[]): readonly StrokesGainedArea[] =>
  strokesGainedAreas(stats)
    .filter(({ perRound }) => perRound < 0)
    .slice(0, MAX_AREAS);

/** The certainty of strokes gained by themselves: 'likely' with enough rounds and an interval that excludes zero. */
export function certaintyAlone(interval: Interval | null, needed: number): Certainty {
  if (needed > 0) return 'tooFew';
  return interval !== null && (interval.high < 0 || interval.low > 0) ? 'likely' : 'cannotTell';
}

/** The standard's own figure if it has one, else the baseline. */
const referenceOf = ({ standard }: StatFigure): number => standard?.raw ?? 0;

function areaOf(
  part: StrokesGainedArea['part'],
  figure: StatFigure,
  partName: string,
  counted: StatFigure | undefined,
): StrokesGainedArea | null {
  const { performance } = figure;
  const strokes = counted?.performance?.opportunities ?? 0;
  if (performance === null || strokes < MIN_STROKES) return null;
  const against = referenceOf(figure);
  const interval =
    performance.interval === null
      ? null
      : { low: performance.interval.low - against, high: performance.interval.high - against };
  const needed = counted?.roundsNeeded ?? figure.roundsNeeded;
  return {
    statId: figure.id,
    part,
    name: `${partName.replace(/^SG /, '')}, ${figure.name}`,
    perRound: performance.raw - against,
    interval,
    strokes,
    certainty: certaintyAlone(interval, needed),
    roundsNeeded: needed,
  };
}
