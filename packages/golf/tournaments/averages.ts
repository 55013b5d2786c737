import { bandsIn, formatFraction, formatStat, NOTHING, type StatFormat } from '../format/index.ts';
import type { HoleCount, UnitSystem } from '../model/index.ts';
import { toMillionths } from '../overview/stat-reports.ts';
import { placeOfStat, readStat, type StatColumn, statColumns, type Tally } from '../stats/index.ts';

/** The stats that summarize best and featured rounds (DATA-47). */
const averageStats = {
  score: 'scoring.score',
  yards: 'scoring.yards',
  fir: 'drive.fairwaysHit',
  gir: 'approach.greensInRegulation',
  upDown: 'save.upAndDown',
  putts: 'putt.putts',
  onePutts: 'putt.onePutts',
  firstPuttDist: 'putt.firstPutt',
  birdieOrBetter: 'scoring.birdieOrBetter',
  doubleOverOrHigher: 'scoring.doubleOrWorse',
} as const;
export const averageNames = Object.keys(averageStats) as readonly AverageName[];
export type AverageName = keyof typeof averageStats;

/** One figure as text with its sample: '61%', '11 of 18'. '-' without data. */
type Average = {
  readonly label: string;
  readonly formatted: string;
  /** Lengths in yards or feet; null without data. */
  readonly raw: number | null;
  readonly format: StatFormat;
  readonly basis: string;
};
export type Averages = Readonly<Record<AverageName, Average>>;

/** One average in the viewer's units. */
export function averageText(averages: Averages, name: AverageName, units: UnitSystem) {
  const { label, raw, format, basis } = averages[name];
  return { label: bandsIn(label, units), value: raw === null ? NOTHING : formatStat(raw, format, units), basis };
}

/** The averages of some rounds, per round of `holeCount` holes. */
export function averagesOf(tally: Tally, holeCount: HoleCount): Averages {
  return Object.fromEntries(
    averageNames.map((name) => [name, averageOf(tally, averageStats[name], holeCount)]),
  ) as Averages;
}

function averageOf(tally: Tally, statId: string, holeCount: HoleCount): Average {
  const place = placeOfStat(statId);
  const { label, format, kind, stat } = statColumns[place] as StatColumn;
  const result = readStat(tally, place, holeCount);
  if (result.state !== 'value') return { label, formatted: NOTHING, raw: null, format, basis: '' };
  return {
    label,
    formatted: formatStat(result.value, format),
    raw: toMillionths(result.value),
    format,
    basis: formatFraction(result.sum, result.n, { kind, unit: stat.unit }),
  };
}
