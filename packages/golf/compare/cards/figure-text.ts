import { formatFraction, formatStat, NOTHING, plural, type StatFormat } from '../../format/index.ts';
import type { UnitSystem } from '../../model/index.ts';
import type { CardFigure } from './card-figure.ts';
import type { DriveOutcome } from './drive-card.ts';
import type { ScoreKind } from './score-mix.ts';

/** A figure's value; '-' without a figure. */
export const figureText = (figure: CardFigure): string => figure?.formatted ?? NOTHING;

/** The value of a length in the viewer's units; '-' without a figure. */
export const lengthFigureText = (figure: CardFigure, format: StatFormat, units: UnitSystem): string =>
  figure === null ? NOTHING : formatStat(figure.raw, format, units);

/** The 95% confidence interval as text: '52% to 64%'; '' without an interval. */
export function rangeText(figure: CardFigure, format: StatFormat, units: UnitSystem = 'imperial'): string {
  const interval = figure?.interval ?? null;
  return interval === null
    ? ''
    : `${formatStat(interval.low, format, units)} to ${formatStat(interval.high, format, units)}`;
}

/** The sample of a share: '11 of 18'; '' without a figure. */
export const ofText = (figure: CardFigure): string =>
  figure === null ? '' : formatFraction(figure.successes, figure.opportunities, { kind: 'rate', unit: 'hole' });

/** The sample of an average: '18 holes'. */
export const countText = (figure: CardFigure, noun: string): string =>
  figure === null ? '' : plural(figure.opportunities, noun);

export const scoreKindText: Readonly<Record<ScoreKind, string>> = {
  eagleOrBetter: 'Eagle or better',
  birdie: 'Birdie',
  par: 'Par',
  bogey: 'Bogey',
  doubleOrWorse: 'Double or worse',
};

export const driveOutcomeText: Readonly<Record<DriveOutcome, string>> = {
  fairway: 'From the fairway',
  missed: 'Fairway missed',
  penalty: 'After a penalty',
};
