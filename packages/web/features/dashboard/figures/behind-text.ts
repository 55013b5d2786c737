import type { FigureSample } from '@strokebook/contract';
import { directionOfMiss } from '@strokebook/golf/facts';
import {
  formatStat,
  lieText,
  NOTHING,
  plural,
  rounded,
  scoreToPar,
  signed,
  wholePercent,
} from '@strokebook/golf/format';
import { FEET_PER_YARD, type UnitSystem } from '@strokebook/golf/model';
import { sumOf, weightOf } from '@strokebook/golf/opened-figure';
import type { StatDefinition } from '@strokebook/golf/stats';

type Shot = NonNullable<FigureSample['shot']>;
type Place = Shot['lie'] | Shot['endLie'];

/** Nearer to the pin golfers say feet. */
const FEET_UP_TO_YARDS = 30;

/** On the green in feet, elsewhere in yards, or both in meters; '' if unknown. */
export function distanceText(yards: number | null, lie: Place, units: UnitSystem): string {
  if (yards === null) return '';
  return lie === 'green' ? formatStat(yards * FEET_PER_YARD, 'feet', units) : formatStat(yards, 'wholeYards', units);
}

/** '172 yd, rough'. */
export const fromText = ({ toPin, lie }: Shot, units: UnitSystem): string =>
  [distanceText(toPin, lie, units), lieText(lie)].filter((part) => part !== '').join(', ');

/** 'Bunker, 48 ft short right', 'Green, 58 ft', 'Holed'; '-' if unknown. */
export function toText({ endLie, endToPin, miss }: Shot, units: UnitSystem): string {
  if (endLie === null && endToPin === null) return NOTHING;
  if (endLie === 'holed') return 'Holed';
  const place = capital(endLie === null ? 'there' : lieText(endLie));
  if (endToPin === null) return place;
  const isNear = endLie === 'green' || endToPin <= FEET_UP_TO_YARDS;
  const distance = distanceText(endToPin, isNear ? 'green' : endLie, units);
  if (endLie === 'green') return `${place}, ${distance}`;
  return `${place}, ${distance} ${miss === null ? 'from the pin' : directionOfMiss(miss)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Strokes gained have two decimals, whatever the figure has: the strokes of a round add up to it. */
export const isGained = ({ id }: Pick<StatDefinition, 'id'>): boolean => id.endsWith('.strokesGained');

/** For a rate whether it happened; otherwise the value. */
export function valueText(value: number, definition: StatDefinition, units: UnitSystem): string {
  const { kind, format } = definition;
  if (isGained(definition)) return signed(value, 2);
  if (kind === 'rate') return value === 1 ? 'yes' : 'no';
  if (format === 'wholePercent') return formatStat(value, 'oneDecimal');
  // The score of one hole is a whole number, though its average is not.
  if (format === 'oneDecimal' && Number.isInteger(value)) return String(value);
  return format === 'toPar' ? scoreToPar(value) : formatStat(value, format, units);
}

type Samples = readonly Pick<FigureSample, 'value' | 'weight'>[];

/**
 * What some strokes or holes make together: their sum, for a rate its fraction, for an average that of them. Strokes
 * gained are added as they are shown, so that a reader who adds them gets the total.
 */
export function togetherText(samples: Samples, definition: StatDefinition, units: UnitSystem): string {
  const [sum, weight] = [sumOf(samples), weightOf(samples)];
  if (isGained(definition)) return signed(shownSum(samples), 2);
  if (definition.kind === 'rate') return `${sum} of ${weight}`;
  if (definition.kind === 'perRound') return valueText(sum, definition, units);
  if (definition.kind === 'median' || weight === 0) return '';
  return definition.format === 'wholePercent'
    ? wholePercent(sum / weight)
    : `average ${formatStat(sum / weight, definition.format, units)}`;
}

const shownSum = (samples: Samples): number => samples.reduce((sum, { value }) => sum + rounded(value, 2), 0);

/** '162 strokes', '54 holes'. */
export const countText = (count: number, { unit }: Pick<StatDefinition, 'unit'>): string =>
  plural(count, unit === 'shot' ? 'stroke' : 'hole');

/** Strokes gained alone have a colour: what other figures say of a stroke is no judgement. */
export const toneOf = (value: number, definition: StatDefinition): 'better' | 'worse' | undefined =>
  !isGained(definition) || signed(value, 2) === signed(0, 2) ? undefined : value < 0 ? 'worse' : 'better';
