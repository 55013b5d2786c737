import type { ShotKind } from '../facts/index.ts';
import { formatFraction, grouped, lengthText, wholePercent } from '../format/index.ts';
import { FEET_PER_YARD, type UnitSystem, type Yards, YARDS_PER_METRE } from '../model/index.ts';
import { MIN_FOR_FIRM_REGION, MIN_FOR_REGION, type PatternRegion } from './pattern.ts';
import type { DispersionSummary, Finish } from './summarize.ts';

/** The unit of lengths for a kind of shot: feet near the hole, else yards; always metres for metric units. */
export type DispersionUnit = { readonly name: 'yd' | 'ft' | 'm'; readonly perYard: number };

export function dispersionUnit(kind: ShotKind, units: UnitSystem): DispersionUnit {
  if (units === 'metric') return { name: 'm', perYard: 1 / YARDS_PER_METRE };
  return kind === 'putt' || kind === 'aroundTheGreen'
    ? { name: 'ft', perYard: FEET_PER_YARD }
    : { name: 'yd', perYard: 1 };
}

export const inUnit = (length: Yards, unit: DispersionUnit): number => length * unit.perYard;

export const dispersionLength = (length: Yards, unit: DispersionUnit): string =>
  lengthText(inUnit(length, unit), unit.name);

/** '4.2 yd right'; without a side if the length rounds to zero. */
export const acrossText = (across: Yards, unit: DispersionUnit): string =>
  sidedText(across, unit, across < 0 ? 'left' : 'right');

/** '6.0 yd short'; for tee shots the length alone. */
export const alongText = (kind: ShotKind, along: Yards, unit: DispersionUnit): string =>
  kind === 'offTheTee' ? dispersionLength(along, unit) : sidedText(along, unit, along < 0 ? 'short' : 'long');

/** '34 yd wide, 28 yd deep'. */
export const regionText = ({ width, depth }: PatternRegion, unit: DispersionUnit): string =>
  `${dispersionLength(width, unit)} wide, ${dispersionLength(depth, unit)} deep`;

/** The label of a finish; 'on target' has another label for each kind of shot. */
export function finishLabel(kind: ShotKind, finish: Finish): string {
  if (finish !== 'onTarget') return finishLabels[finish];
  return { offTheTee: 'On line', approach: 'On target', aroundTheGreen: 'Close', putt: 'Holed' }[kind];
}

/** Explains what 'on target' means for a kind of shot. */
export function onTargetText(kind: ShotKind, units: UnitSystem): string {
  const isMetric = units === 'metric';
  return {
    offTheTee: `On line is within ${isMetric ? '16 m' : '17.5 yd'} of the line: half a fairway.`,
    approach: 'On target is within 5% of the way to the pin.',
    aroundTheGreen: `Close is within ${isMetric ? '2.4 m' : '8 ft'}, from where the tour holes every second putt.`,
    putt: 'Holed putts are drawn at the hole.',
  }[kind];
}

/** A pattern in one sentence. */
export function dispersionSentence({ kind, count, regions }: DispersionSummary, unit: DispersionUnit): string | null {
  const most = regions.at(-1);
  if (most === undefined) return null;
  return `Most shots finish in an area ${regionText(most, unit)}: ${grouped(most.inside)} of these ${grouped(count)} ${nouns[kind]} did.`;
}

/** How reliable the regions are, or why there are none; null if they are reliable. */
export function regionNote({ kind, count, regions, isRough }: DispersionSummary): string | null {
  if (count < MIN_FOR_REGION) {
    return `Regions are drawn from ${MIN_FOR_REGION} shots on: fewer do not say how a shot scatters.`;
  }
  if (regions.length === 0) {
    return kind === 'putt'
      ? 'Most of these putts were holed, so there is no region to draw.'
      : 'Most of these shots finished on one line, so there is no region to draw.';
  }
  return isRough ? `From ${MIN_FOR_FIRM_REGION} shots on the regions are firm; these are rough.` : null;
}

/** All figures of a drawing, as text for screen readers. */
export function dispersionFigures(
  summary: DispersionSummary,
  unit: DispersionUnit,
): readonly { readonly name: string; readonly text: string }[] {
  const { kind, count } = summary;
  return [
    { name: 'Shots', text: String(count) },
    {
      name: kind === 'offTheTee' ? 'Median length' : 'Median long or short',
      text: alongText(kind, summary.medianAlong, unit),
    },
    { name: 'Median left or right', text: acrossText(summary.medianAcross, unit) },
    { name: 'Median miss', text: dispersionLength(summary.medianMiss, unit) },
    ...summary.finishes.map((finish) => ({
      name: finishLabel(kind, finish.finish),
      text: `${wholePercent(finish.share)}, ${formatFraction(finish.count, count, { kind: 'rate', unit: 'shot' })}`,
    })),
    ...summary.regions.map((region) => ({
      name: `${wholePercent(region.share)} region`,
      text: `${regionText(region, unit)}, ${formatFraction(region.inside, count, { kind: 'rate', unit: 'shot' })} inside`,
    })),
  ];
}

/** Legend of the full and the open mark. */
export function hitLabels(kind: ShotKind): readonly [hit: string, missed: string] {
  switch (kind) {
    case 'offTheTee':
      return ['fairway hit', 'fairway missed'];
    case 'putt':
      return ['holed', 'missed'];
    default:
      return ['green hit', 'green missed'];
  }
}

/** The number of shots that are left out because their start or end was not logged. */
export const unplacedText = (count: number): string | null =>
  count === 0
    ? null
    : count === 1
      ? '1 more shot lacks a place on the ground and is left out.'
      : `${grouped(count)} more shots lack a place on the ground and are left out.`;

/** The number of dots that are drawn at the edge because they lie outside of it. */
export const outsideText = (count: number): string | null =>
  count === 0
    ? null
    : count === 1
      ? 'One shot further out is drawn at the edge.'
      : `${grouped(count)} shots further out are drawn at the edge.`;

const nouns: Readonly<Record<ShotKind, string>> = {
  offTheTee: 'tee shots',
  approach: 'approaches',
  aroundTheGreen: 'shots',
  putt: 'putts',
};

const finishLabels: Readonly<Record<Exclude<Finish, 'onTarget'>, string>> = {
  left: 'Left',
  right: 'Right',
  short: 'Short',
  long: 'Long',
};

function sidedText(length: Yards, unit: DispersionUnit, side: string): string {
  const text = dispersionLength(Math.abs(length) as Yards, unit);
  return Number.parseFloat(text) === 0 ? text : `${text} ${side}`;
}

/** The label of a tick on an axis with two directions: the absolute value. */
export const axisText = (value: number): string => String(Math.abs(Number(value.toFixed(2))));
