import type { ShotKind } from '../facts/index.ts';
import { lengthText } from '../format/index.ts';
import { FEET_PER_YARD, type UnitSystem, type Yards, YARDS_PER_METRE } from '../model/index.ts';
import type { PatternRegion } from './pattern.ts';
import type { DispersionSummary, Finish } from './summarize.ts';

/** In what a kind of shot is told: feet near the hole, else yards; metres when metric. */
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

/** '4.2 yd right', and no side where nothing is left of it. */
export const acrossText = (across: Yards, unit: DispersionUnit): string =>
  sidedText(across, unit, across < 0 ? 'left' : 'right');

/** '6.0 yd short'; off the tee the length alone. */
export const alongText = (kind: ShotKind, along: Yards, unit: DispersionUnit): string =>
  kind === 'offTheTee' ? dispersionLength(along, unit) : sidedText(along, unit, along < 0 ? 'short' : 'long');

/** '34 yd wide, 28 yd deep'. */
export const regionText = ({ width, depth }: PatternRegion, unit: DispersionUnit): string =>
  `${dispersionLength(width, unit)} wide, ${dispersionLength(depth, unit)} deep`;

/** What a finish is called; what is on target is another thing for each kind. */
export function finishLabel(kind: ShotKind, finish: Finish): string {
  if (finish !== 'onTarget') return finishLabels[finish];
  return { offTheTee: 'On line', approach: 'On target', aroundTheGreen: 'Close', putt: 'Holed' }[kind];
}

/** What 'on target' means, for those who ask. */
export function onTargetText(kind: ShotKind, units: UnitSystem): string {
  const isMetric = units === 'metric';
  return {
    offTheTee: `On line is within ${isMetric ? '16 m' : '17.5 yd'} of the line: half a fairway.`,
    approach: 'On target is within 5% of the way to the pin.',
    aroundTheGreen: `Close is within ${isMetric ? '2.4 m' : '8 ft'}, from where the tour holes every second putt.`,
    putt: 'Putts that were holed stand on the hole.',
  }[kind];
}

/** What a pattern says in one sentence. */
export function dispersionSentence({ kind, count, regions }: DispersionSummary, unit: DispersionUnit): string | null {
  const most = regions.at(-1);
  if (most === undefined) return null;
  return `Nine in ten are to be expected in an area ${regionText(most, unit)}; ${most.inside} of these ${count} ${nouns[kind]} are in it.`;
}

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
