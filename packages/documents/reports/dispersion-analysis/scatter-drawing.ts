import {
  type DispersionRow,
  type DispersionSummary,
  type DispersionUnit,
  axisText,
  dispersionSentence,
  inUnit,
  onLineHalfWidth,
  patternWindow,
  type PatternPlace,
  regionNote,
} from '@strokebook/golf/dispersion';
import { bandsIn, plural, wholePercent } from '@strokebook/golf/format';
import type { UnitSystem, Yards } from '@strokebook/golf/model';
import type { ScatterDrawing, ScatterPlace, ScatterTick } from '../../report/blocks/scatters.ts';

/** Max number of dots; more are a blot and a large file. */
export const MAX_DOTS = 200;
/** Max number of lines on an axis. */
const MAX_TICKS = 5;

/** Half of the drawn width and height, in yards. */
export type ScatterReach = { readonly across: number; readonly along: number };

/** A range that contains several patterns, each around its own middle, so that their drawings have one scale. */
export function commonReach(summaries: readonly DispersionSummary[]): ScatterReach {
  const windows = summaries.map(patternWindow);
  const halfOf = ([low, high]: readonly [number, number]): number => (high - low) / 2;
  return {
    across: Math.max(...windows.map(({ across }) => halfOf(across))),
    along: Math.max(...windows.map(({ along }) => halfOf(along))),
  };
}

/** The drawing of a pattern: its newest shots as dots, and the regions of all shots. */
export function scatterDrawing(
  { label, summary }: DispersionRow,
  reach: ScatterReach,
  unit: DispersionUnit,
  units: UnitSystem,
): ScatterDrawing {
  const middle = summary.kind === 'offTheTee' ? summary.medianAlong : 0;
  const width = 2 * reach.across;
  const height = (2 * reach.along) / width;
  const xOf = (across: number): number => thousandths((across + reach.across) / width);
  const yOf = (along: number): number => thousandths((middle + reach.along - along) / width);
  const placeOf = ({ across, along }: PatternPlace): ScatterPlace => [xOf(across), yOf(along)];
  const shots = summary.shots.slice(0, MAX_DOTS);
  const seen = shots.filter(
    ({ across, along }) => Math.abs(across) <= reach.across && Math.abs(along - middle) <= reach.along,
  );
  const isLine = summary.kind === 'offTheTee';
  return {
    title: bandsIn(label, units),
    basis: plural(summary.count, 'shot'),
    note: noteOf(summary, unit, shots.length - seen.length),
    height: thousandths(height),
    hits: seen.filter(({ isHit }) => isHit === true).map(placeOf),
    misses: seen.filter(({ isHit }) => isHit !== true).map(placeOf),
    regions: summary.regions
      .toSorted((a, b) => b.share - a.share)
      .map(({ share, outline }) => ({ label: wholePercent(share), outline: outline.map(placeOf) })),
    isRough: summary.isRough,
    median: [xOf(summary.medianAcross), yOf(summary.medianAlong)],
    target: isLine
      ? { kind: 'line', from: xOf(0 - onLineHalfWidth), to: xOf(onLineHalfWidth) }
      : { kind: 'pin', at: [xOf(0), yOf(0)] },
    across: ticksOf(0 - reach.across, reach.across, unit, xOf),
    along: ticksOf(middle - reach.along, middle + reach.along, unit, yOf),
  };
}

function noteOf(summary: DispersionSummary, unit: DispersionUnit, outside: number): string {
  const parts = [
    dispersionSentence(summary, unit) ?? regionNote(summary),
    summary.count > MAX_DOTS ? `The newest ${MAX_DOTS} are drawn.` : null,
    outside === 0 ? null : `${plural(outside, 'shot')} further out ${outside === 1 ? 'is' : 'are'} not drawn.`,
  ];
  return parts.filter((part) => part !== null).join(' ');
}

/** Round values between two ends: 1, 2 or 5 times a power of ten, as many as fit. */
function ticksOf(
  low: number,
  high: number,
  unit: DispersionUnit,
  place: (yards: number) => number,
): readonly ScatterTick[] {
  const [from, to] = [inUnit(low as Yards, unit), inUnit(high as Yards, unit)];
  const power = 10 ** Math.floor(Math.log10((to - from) / MAX_TICKS));
  const step = power * ([1, 2, 5].find((times) => (to - from) / (times * power) <= MAX_TICKS) ?? 10);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_unused, index) => (first + index) * step).map(
    (value) => ({ at: place(value / unit.perYard), text: axisText(value) }),
  );
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
