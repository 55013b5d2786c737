import { cleanLine } from '@strokebook/contract';
import { asciiDigits } from '@strokebook/golf/format';
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
/** 'n°', 'Nr.', which some write between the word and the number. */
const NUMBER_SIGN = String.raw`(?:n[°ºo]?|nr|num|no)[.°ºo]*\s*`;
const numberAfterWord = new RegExp(
  String.raw`(?:^|[\s_\-#])(?:${HOLE_WORDS})[\s_.#:-]*(?:${NUMBER_SIGN})?0?(\d{1,2})(?!\d)`,
  'i',
);
const numberFirst =
  /^(?:n[°ºo]?[.°ºo]*\s*|nr\.?\s*|#\s*|h\s*)?0?(\d{1,2})(?:st|nd|rd|th|番|\.|$|\s*[-–:,/;(]|\s+(?!m\b|y|meter|metre))/i;
/** 'Old Course 7'; a par or a length is no hole number. */
const numberLast = /(?<!par)[\s_-](\d{1,2})$/i;
/** A number with a loop beside it: 'A7', 'Red 7', 'Red Course - Hole 7', '7A', '7 Red'. */
const loopBefore = new RegExp(
  String.raw`^(\p{L}[\p{L}\s'’.-]{0,23}?)[\s_-]*(?:(?<=[\s_-])(?:${HOLE_WORDS})[\s_.#:-]*)?0?(\d{1,2})$`,
  'iu',
);
const loopAfter = /^0?(\d{1,2})[\s_-]*(\p{L}[\p{L}\s'’.-]{0,23})$/u;
/** What is beside a number without being a loop: 'H7', 'Hole 7', '7th', 'No. 7', 'Par 4'. */
const noLoop = new RegExp(String.raw`^(?:h|no\.?|nr\.?|par|st|nd|rd|th|m|y|yd|yds|番|番ホール|${HOLE_WORDS})$`, 'iu');

/** The number and the loop of a text that has nothing else. */
function numberAndLoop(text: string): { readonly number: string; readonly loop: string } | null {
  const [before, after] = [loopBefore.exec(text), loopAfter.exec(text)];
  const [number, loop] = before === null ? [after?.[1], after?.[2]] : [before[2], before[1]];
  if (number === undefined || loop === undefined || noLoop.test(loop.trim())) return null;
  return { number, loop: loop.trim() };
}

/** 'raven_hole_1_18_water': one shape for two holes. */
const numbersInTrace = /hole_(\d{1,2})((?:_\d{1,2})*)_[a-z]/i;

/**
 * The hole numbers of a feature: from `hole`, `ref` ('7', '7;16', 'H7') or a name ('7th', 'Hole 7 - Par 4'). @param
 * isLine whether the feature is the line of a hole, whose name may be the bare number.
 */
export function numbersOf(properties: Properties, isLine: boolean): readonly number[] {
  const given = numberTextOf(properties);
  const name = nameTextOf(properties);
  const traced = numbersInTrace.exec(name);
  if (traced !== null) return valid([traced[1], ...(traced[2] ?? '').split('_')]);
  if (given !== null && given.length <= 24) {
    const numbers = valid(given.match(/\d+/g) ?? []);
    if (numbers.length > 0) return numbers;
    const inWords = numberInWords(given);
    if (inWords !== null) return [inWords];
  }
  const inName =
    numberAfterWord.exec(name)?.[1] ??
    (isLine
      ? ((numberFirst.exec(name) ?? numberLast.exec(name))?.[1] ??
        // A letter beside a number in a name is a loop; a longer word may be anything: '7 Iron'.
        (/^.{0,2}\d.{0,2}$/.test(name) ? numberAndLoop(name)?.number : undefined))
      : undefined);
  const inWords = isLine && inName === undefined ? numberInWords(name) : null;
  return inWords === null ? valid([inName]) : [inWords];
}

/** Digits of every script and width are read by their value. */
const numberTextOf = (properties: Properties): string | null => {
  const given = wordOf(properties, 'hole', 'hole_number', 'holeNumber', 'hole_no', 'golf:hole', 'ref', 'Ref', 'REF');
  return given === null ? null : asciiDigits(given);
};
const nameTextOf = (properties: Properties): string =>
  asciiDigits(wordOf(properties, 'name', 'Name', 'description') ?? '');

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );
const romanNumbers = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii'.split(' ');

const hanDigits = '一二三四五六七八九';
/** '一', '第十八洞', '九番ホール'. */
const hanNumber = /^第?(?:([二三])?(十))?([一二三四五六七八九])?(?:番ホール|番|号洞|号|洞|ホール)?$/;

/** 'One', 'Hole One', 'VII' or '七番'. */
function numberInWords(text: string): number | null {
  const word = text.toLowerCase().replace(new RegExp(String.raw`^(?:${HOLE_WORDS})[\s_.#:-]+`, 'i'), '');
  const place = Math.max(numberWords.indexOf(word), romanNumbers.indexOf(word));
  if (place >= 0) return place + 1;
  const [, tens, ten, digit] = hanNumber.exec(text) ?? [];
  const number =
    (ten === undefined ? 0 : 10 * (tens === undefined ? 1 : hanDigits.indexOf(tens) + 1)) +
    (digit === undefined ? 0 : hanDigits.indexOf(digit) + 1);
  return number === 0 ? null : number;
}

/**
 * The loop of a number, for facilities with several: 'A' of 'A7' and '7a', 'Red' of 'Red 7'. Null if there is none. A
 * hole's own name looks the same ('7 Postage Stamp'); a loop is on several holes.
 */
export function loopOf(properties: Properties): string | null {
  const found = numberAndLoop(numberTextOf(properties) ?? '') ?? numberAndLoop(nameTextOf(properties));
  if (found === null) return null;
  return found.loop.length <= 2 ? found.loop.toUpperCase() : found.loop;
}

const valid = (texts: readonly (string | undefined)[]): readonly number[] => [
  ...new Set(
    texts
      .filter((text) => text !== undefined && text !== '')
      .map(Number)
      .filter((number) => Number.isInteger(number) && number >= 1 && number <= HIGHEST_NUMBER),
  ),
];

/** The first of several values: 5 of '5;4' (men and women) and of '5/6'. NaN if it is no whole number. */
const firstWhole = (text: string | null | undefined): number =>
  Number(/^\s*(?:par\s*)?(\d+)(?:\.0+)?\s*(?:[;/,|(–-].*)?$/i.exec(asciiDigits(text ?? ''))?.[1] ?? Number.NaN);

/** Colours of tees of which a hole's par and index are taken where they differ: the usual ones of men first. */
const teeColours = ['white', 'yellow', 'blue', 'black', 'gold', 'silver', 'green', 'orange', 'purple', 'red'];

/**
 * The values of a tag by tee colour, as `par:white` (wiki of OpenStreetMap, Tag:golf=hole), in the order in which one of
 * them stands for the hole.
 */
export function valuesByColour(properties: Properties, tag: string): readonly (readonly [string, string])[] {
  const tags = isRecord(properties.tags) ? properties.tags : {};
  const names = [...new Set([...Object.keys(properties), ...Object.keys(tags)])];
  return names
    .flatMap((name): (readonly [string, string])[] => {
      const colour = name.startsWith(`${tag}:`) ? name.slice(tag.length + 1).toLowerCase() : '';
      const value = /^\p{L}[\p{L} _-]*$/u.test(colour) && colour !== 'men' ? wordOf(properties, name) : null;
      return value === null ? [] : [[colour, value]];
    })
    .sort(([a], [b]) => placeOfColour(a) - placeOfColour(b));
}

/** Other words, such as 'women', stand behind the colours of men's tees, and before red. */
const placeOfColour = (colour: string): number => {
  const place = teeColours.indexOf(colour);
  return place < 0 ? teeColours.length - 1.5 : place;
};

const firstOfColours = (properties: Properties, tag: string): string | null =>
  valuesByColour(properties, tag).find(([, value]) => Number.isInteger(firstWhole(value)))?.[1] ?? null;

/** The par from the tag `par`, else from a tag of a tee such as `par:white`, else from the name; null if none is valid. */
export function parIn(properties: Properties): number | null {
  const given =
    wordOf(properties, 'par', 'Par', 'golf:par', 'par:men') ??
    firstOfColours(properties, 'par') ??
    /\bpar[\s_:=-]*(\d)(?!\d)/i.exec(wordOf(properties, 'name', 'description') ?? '')?.[1];
  const par = firstWhole(given);
  return Number.isInteger(par) && par >= 3 && par <= 7 ? par : null;
}

export function strokeIndexIn(properties: Properties): number | null {
  const given =
    wordOf(properties, 'handicap', 'stroke_index', 'strokeIndex', 'hcp', 'si', 'handicap:men', 'golf:handicap') ??
    firstOfColours(properties, 'handicap');
  const index = firstWhole(given);
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
  return readLength(given, measured);
}

/** @param measured metres along the hole's line; null without a line */
export function readLength(given: string | undefined, measured: Metres | null): Yards | null {
  const found = /^(\d{2,4}(?:[.,]\d+)?)\s*(m|met[a-z]*|y|yd|yds|yard|yards)?\.?$/i.exec(
    asciiDigits(given ?? '')
      .split(/[;/|(]/)[0]
      ?.trim() ?? '',
  );
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

/** Words of OpenStreetMap for what is there no more, or not yet (wiki, Lifecycle prefix). */
const lifecycleTags = [
  'abandoned',
  'disused',
  'razed',
  'demolished',
  'removed',
  'destroyed',
  'proposed',
  'planned',
  'construction',
];

/** Whether a feature is marked as one that cannot be played: 'abandoned=yes'. */
export const isUnplayable = (properties: Properties): boolean =>
  lifecycleTags.some((tag) => /^(yes|true|1)$/i.test(wordOf(properties, tag) ?? ''));

/** Whether the name of a hole says that it is none of the course: a spare one, or one of practice. */
export const isSpare = (properties: Properties): boolean =>
  /\b(spare|practice|training|ersatz(loch|bahn)?|übungs?(loch|bahn)?|reserve|entrainement)\b/iu.test(
    [wordOf(properties, 'name', 'description') ?? '', wordOf(properties, 'ref') ?? ''].join(' '),
  );
