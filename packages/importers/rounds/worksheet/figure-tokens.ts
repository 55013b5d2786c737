type Field = 'par' | 'rating' | 'slope';

/** A part of a text: the label of a figure, a number, something known that is not needed, or any other word. */
export type FigureToken = {
  readonly kind: 'label' | 'number' | 'beside' | 'word';
  readonly fields: readonly Field[];
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

/** A number with its label; `from` is where the label begins if it stands directly before. */
export type FigureItem = {
  readonly value: number;
  readonly isDecimal: boolean;
  readonly label: Field | null;
  /** Whether the number can be what its label says. */
  readonly isLabelRight: boolean;
  readonly from: number;
  readonly to: number;
};

type Kind = readonly [kind: FigureToken['kind'], fields: readonly Field[], pattern: RegExp];

/** Tokens by how they begin, narrow ones first. A letter alone is a label in front of its number only. */
const kinds: readonly Kind[] = [
  // '6,312 yds', 'Yards: 6312', '6312'; a year is no length.
  [
    'beside',
    [],
    /\d{1,2}[,.' ]?\d{3}\s?(?:yards?|yds?|y|met(?:er|re)s?|m)\.?(?![\p{L}\d])|(?:yards?|yds?|yardage|length)[:\s]+\d[,.' ]?\d{3}(?!\d)|(?!20\d\d(?!\d))[2-8][,.']?\d{3}(?![\d\p{L}]|[.,]\d)/iuy,
  ],
  [
    'beside',
    [],
    /(?:(?:wo)?men|lad(?:y|ies)|(?:fe)?male)(?:['’]?s)?(?!\p{L})|[mw](?=\s*:)|(?<=\(|\d\s+)[mw](?![\p{L}\d])/iuy,
  ],
  // 'Rating 73.9 and slope 134', 'par is 72'.
  ['beside', [], /(?:and|und|is)(?!\p{L})/iuy],
  ['label', ['rating', 'slope'], /r\s?\/\s?s(?!\p{L})/iuy],
  ['label', ['par'], /par(?:\s+of)?(?!\p{L})|p(?=[\s:=.-]{0,2}\d\d(?![\d\p{L}]|\.\d))/iuy],
  [
    'label',
    ['rating'],
    /(?:(?:course|crs)\s+)?(?:rating|rated|rtg)(?:\s+of)?(?!\p{L})|c\.?r\.?(?!\p{L})|r(?=[\s:=]{0,2}\d\d[.,]\d)/iuy,
  ],
  [
    'label',
    ['slope'],
    /slope(?:\s+rating)?(?:\s+of)?(?!\p{L})|(?:slp|sl|s\.?r)\.?(?!\p{L})|s(?=[\s:=]{0,2}1\d\d(?!\d))/iuy,
  ],
  ['number', [], /\d{2,3}(?:[.,]\d)?(?![\d%\p{L}]|\.\d)/uy],
  ['word', [], /[^\s,;:/()[\]|=·•–—]+/uy],
];
const separators = /[\s,;:/()[\]|=·•&+–—-]+/uy;

/** The tokens of a text in their order. */
export function figureTokensOf(text: string): readonly FigureToken[] {
  const tokens: FigureToken[] = [];
  let at = 0;
  while (at < text.length) {
    const gap = matchAt(separators, text, at);
    at += gap.length;
    const [kind, fields, pattern] = kinds.find(([, , one]) => matchAt(one, text, at) !== '') ?? [];
    if (kind === undefined || fields === undefined || pattern === undefined) break;
    const own = matchAt(pattern, text, at);
    tokens.push({ kind, fields, text: own, from: at, to: at + own.length });
    at += own.length;
  }
  return tokens;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

export const isLabelAlone = (tokens: readonly FigureToken[]): boolean =>
  tokens.some(({ kind }) => kind === 'label') && tokens.every(({ kind }) => kind === 'label' || kind === 'beside');

/**
 * The numbers of neighbouring tokens with their labels, which stand before them, one or several ('CR/Slope 73.9/134'),
 * or behind each ('72 par').
 *
 * @param canBe whether a number can be what a label says
 */
export function figureItemsOf(
  tokens: readonly FigureToken[],
  canBe: (field: Field, item: FigureItem) => boolean,
): readonly FigureItem[] {
  const parts = inLabelOrder(tokens.filter(({ kind }) => kind !== 'beside'));
  const items: FigureItem[] = [];
  let open: { readonly field: Field; readonly from: number }[] = [];
  let isFilling = false;
  for (const [place, { kind, fields, text, from, to }] of parts.entries()) {
    if (kind === 'label') {
      if (isFilling) open = [];
      isFilling = false;
      open.push(...fields.map((field) => ({ field, from })));
      continue;
    }
    const number = { value: Number(text.replace(',', '.')), isDecimal: /[.,]/.test(text), from, to };
    const item: FigureItem = { ...number, label: null, isLabelRight: false };
    const label = open.find(({ field }) => canBe(field, item)) ?? open[0];
    if (label === undefined) items.push(item);
    else {
      const isDirect = !isFilling && open.length === 1 && parts[place - 1]?.kind === 'label';
      const begin = isDirect ? Math.min(label.from, from) : from;
      items.push({ ...item, label: label.field, isLabelRight: canBe(label.field, item), from: begin });
      open = open.filter((one) => one !== label);
      isFilling = true;
    }
  }
  return items;
}

/** Labels in front of their numbers, where each stands behind its own: '72 par', '73.9 rating, 134 slope'; else as they are. */
function inLabelOrder(parts: readonly FigureToken[]): readonly FigureToken[] {
  const isBehind = parts.length % 2 === 0 && parts.every(({ kind }, place) => (kind === 'label') === (place % 2 === 1));
  return isBehind ? parts.map((_part, place) => parts[place % 2 === 0 ? place + 1 : place - 1] as FigureToken) : parts;
}
