import { cleanLine } from '@strokebook/contract';
import { type Metres, metres, type Yards, yards, yardsToMetres } from '@strokebook/golf/model';

/** The tags of a map feature: GeoJSON properties, with OpenStreetMap's tags below `tags` if the tool nests them. */
export type Properties = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Properties => typeof value === 'object' && value !== null;

/** The first non-empty value of some tags as text, numbers included; null if there is none. */
export function wordOf(properties: Properties, ...names: readonly string[]): string | null {
  const tags = isRecord(properties.tags) ? properties.tags : {};
  for (const name of names) {
    for (const value of [properties[name], tags[name]]) {
      const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
      const line = typeof text === 'string' ? cleanLine(text) : '';
      if (line !== '') return line;
    }
  }
  return null;
}

const HIGHEST_NUMBER = 36;

/** Words that introduce a hole number, in the languages of the available maps and their neighbors. */
const HOLE_WORDS = 'hole|loch|bahn|trou|hoyo|buca|buraco|jamka|hål|hull|hul|reikä|green|tee|pin';
const numberAfterWord = new RegExp(String.raw`(?:^|[\s_\-#])(?:${HOLE_WORDS})[\s_.#:-]*0?(\d{1,2})(?!\d)`, 'i');
const numberFirst =
  /^(?:no\.?\s*|nr\.?\s*|#\s*|h\s*)?0?(\d{1,2})(?:st|nd|rd|th|\.|$|\s*[-–:,/;(]|\s+(?!m\b|y|meter|metre))/i;
/** 'Old Course 7'; a par or a length is no hole number. */
const numberLast = /(?<!par)[\s_-](\d{1,2})$/i;
/** 'raven_hole_1_18_water': one shape for two holes. */
const numbersInTrace = /hole_(\d{1,2})((?:_\d{1,2})*)_[a-z]/i;

/**
 * The hole numbers of a feature: from `hole`, `ref` ('7', '7;16', 'H7') or a name ('7th', 'Hole 7 - Par 4'). @param
 * isLine whether the feature is the line of a hole, whose name may be the bare number.
 */
export function numbersOf(properties: Properties, isLine: boolean): readonly number[] {
  const given = wordOf(properties, 'hole', 'hole_number', 'holeNumber', 'hole_no', 'golf:hole', 'ref', 'Ref', 'REF');
  const name = wordOf(properties, 'name', 'Name', 'description') ?? '';
  const traced = numbersInTrace.exec(name);
  if (traced !== null) return valid([traced[1], ...(traced[2] ?? '').split('_')]);
  if (given !== null && given.length <= 24) {
    const numbers = valid(given.match(/\d+/g) ?? []);
    if (numbers.length > 0) return numbers;
  }
  const [, inName] =
    numberAfterWord.exec(name) ?? (isLine ? (numberFirst.exec(name) ?? numberLast.exec(name) ?? []) : []);
  return valid([inName]);
}

/** The loop of a number, for facilities with several: 'A' of 'A7'. Null if there is none. */
export const loopOf = (properties: Properties): string | null =>
  /^([A-Za-z]{1,12})[\s_-]?\d{1,2}$/.exec(wordOf(properties, 'ref') ?? '')?.[1]?.toUpperCase() ?? null;

const valid = (texts: readonly (string | undefined)[]): readonly number[] => [
  ...new Set(
    texts
      .filter((text) => text !== undefined && text !== '')
      .map(Number)
      .filter((number) => Number.isInteger(number) && number >= 1 && number <= HIGHEST_NUMBER),
  ),
];

/** Par from its own tag or from the name; null if invalid. */
export function parIn(properties: Properties): number | null {
  const given =
    wordOf(properties, 'par', 'Par', 'golf:par', 'par:men') ??
    /\bpar[\s_:=-]*(\d)(?!\d)/i.exec(wordOf(properties, 'name', 'description') ?? '')?.[1];
  const par = Number(given ?? Number.NaN);
  return Number.isInteger(par) && par >= 3 && par <= 7 ? par : null;
}

export function strokeIndexIn(properties: Properties): number | null {
  const given = wordOf(
    properties,
    'handicap',
    'stroke_index',
    'strokeIndex',
    'hcp',
    'si',
    'handicap:men',
    'golf:handicap',
  );
  const index = Number(given ?? Number.NaN);
  return Number.isInteger(index) && index >= 1 && index <= HIGHEST_NUMBER ? index : null;
}

/** Half of the shortest and more than the longest hole. */
const LENGTHS = { min: metres(40), max: metres(1_000) };

/**
 * The length of a hole from `dist`, `length`, `distance` or its name. A bare number may be yards or metres: the one
 * closer to the measured length is used. @param measured metres along the hole's line; null without a line.
 */
export function lengthIn(properties: Properties, measured: Metres | null): Yards | null {
  const given =
    wordOf(properties, 'dist', 'length', 'distance', 'yards', 'yardage', 'dist:men', 'golf:dist') ??
    /\b(\d{2,3}\s*(?:metres?|meters?|m|yards?|yds?|y))\b/i.exec(wordOf(properties, 'name', 'description') ?? '')?.[1];
  const found = /^(\d{2,4}(?:[.,]\d+)?)\s*(m|met[a-z]*|y|yd|yds|yard|yards)?\.?$/i.exec(given ?? '');
  if (found === null) return null;
  const value = Number((found[1] as string).replace(',', '.'));
  const unit = found[2]?.toLowerCase();
  const asYards = { metres: yardsToMetres(yards(value)), yards: yards(value) };
  const asMetres = { metres: metres(value), yards: yards(Math.round(value * 1.09361)) };
  const off = (length: Metres): number => Math.abs(length - (measured ?? 0));
  const isMetric =
    unit === undefined ? measured !== null && off(asMetres.metres) < off(asYards.metres) : unit.startsWith('m');
  const length = isMetric ? asMetres : asYards;
  return length.metres < LENGTHS.min || length.metres > LENGTHS.max ? null : length.yards;
}
