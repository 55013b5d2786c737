import { fold } from '@strokebook/golf/format';
import type { FoundHole, RoundNote } from '../found-round.ts';
import { notesOfScore, readFairway, readScore, type ScoreCell } from '../words/result-words.ts';
import type { RawRound } from '../sound-round.ts';
import { decimalOf, isTotalRow, playerName, type RowCells, wholeOf, yardsOf } from './row-cells.ts';
import { NO_DAY, type ReadingRules, roundOfRow, rowsWithCells, type TableRounds } from './round-of-row.ts';
import type { SheetBlock, SheetRow } from './sheet-blocks.ts';
import { dayOfRound } from './sheet-context.ts';
import type { SkippedPart } from './skipped-part.ts';

/** Rows of a card that are no player's score: the course's own, and more about the player above. */
const cardRows = [
  ['par', /^(mens |womens |ladies )?par$/],
  ['strokeIndex', /^(hcp|handicap|hdcp|si|s i|stroke index|index|men'?s hcp|hole handicap)$/],
  ['yards', /^(yards|yardage|length|metres|meters|m|yds|yards white|distance)$/],
  ['putts', /^(putts?|no of putts)$/],
  ['fairway', /^(fairways?( hit)?|fir|fw)$/],
  ['penalties', /^(penalt(y|ies)|pen)$/],
  [
    'none',
    /^(gir|girs|greens?( in regulation)?|net( score)?|(stableford |net |gross )?(points|stableford|punkte)|out|in|notes?|date|hole|holes|\+\/-|to par)$/,
  ],
] as const;
type CardRow = (typeof cardRows)[number][0];

type HoleValues = ReadonlyMap<number, string>;
type Row = SheetRow & { readonly cellsOf: RowCells };
type Card = { readonly row: Row; readonly values: HoleValues; readonly more: Map<CardRow, HoleValues> };

const numbersOf = (values: HoleValues): readonly (number | null)[] =>
  [...values.values()].map((value) => decimalOf(value) ?? null);
const hasOwnPlace = ({ cellsOf }: Row): boolean => cellsOf('playedOn') !== '' || cellsOf('course') !== '';

/** Rounds of rows with a column for each hole: a card with one row a player, or a table with one row a round. */
export function roundsOfCards(block: SheetBlock, rules: ReadingRules): TableRounds {
  const holes = [
    ...new Set(block.meanings.flatMap((one) => (one?.hole !== undefined && one.field === 'score' ? [one.hole] : []))),
  ];
  const label = labelPlace(block);
  const skipped: SkippedPart[] = [];
  const cards: Card[] = [];
  const course = new Map<CardRow, HoleValues>();
  for (const row of rowsWithCells(block)) {
    const text = playerName(row.cellsOf) || (row.cells[label] ?? '');
    const values: HoleValues = new Map(holes.map((hole) => [hole, row.cellsOf('score', { hole })]));
    if ([...values.values()].every((value) => value === '')) continue;
    const kind = cardRows.find(([, words]) => words.test(fold(text)))?.[0];
    const own = cards.at(-1);
    if (kind === 'par' || kind === 'strokeIndex' || kind === 'yards') course.set(kind, course.get(kind) ?? values);
    else if (kind !== undefined) own?.more.set(kind, values);
    else if (isYards(values)) course.set('yards', course.get('yards') ?? values);
    else if (
      isTotalRow(
        text,
        numbersOf(values),
        cards.map(({ values: own }) => numbersOf(own)),
        hasOwnPlace(row),
      )
    ) {
      skipped.push({ row: row.row, what: 'row', text: `'${text}' is no player's round.` });
    } else cards.push({ row, values, more: new Map() });
  }
  const isToPar = toParOf(cards, course);
  const hasPlayers = block.meanings.some((one) => one?.field === 'player' || one?.field === 'lastName');
  const rounds = cards.flatMap((card): RawRound[] => {
    const base = roundOfRow(card.row.cellsOf, rules);
    const player = base.player ?? (hasPlayers || base.playedOn !== null ? null : card.row.cells[label] || null);
    const playedOn = base.playedOn ?? dayOfRound(rules.context.days, base.roundNumber ?? 1, base.roundNumber ?? 1);
    if (playedOn === null) {
      skipped.push({ row: card.row.row, what: 'row', text: NO_DAY });
      return [];
    }
    const notes: RoundNote[] = [];
    const found = holesOfCard(card, { holes, course, isToPar: isToPar(card) }, rules, notes);
    if (found.length === 0) {
      skipped.push({ row: card.row.row, what: 'row', text: 'No score of any hole.' });
      return [];
    }
    return [{ ...base, playedOn, player, total: totalOf(card.row.cellsOf), holes: found, notes }];
  });
  return { rounds, skipped };
}

/** Names of players stand in the first column that means nothing else, or below the word 'Hole'. */
function labelPlace({ meanings }: SheetBlock): number {
  const hole = meanings.findIndex((one) => one?.field === 'hole');
  return hole >= 0 ? hole : meanings.indexOf(null);
}

/** A row of a card whose values are lengths: the names of tees are unknown words. No hole takes 60 strokes. */
const isYards = (values: HoleValues): boolean => {
  const numbers = [...values.values()].flatMap((value) => wholeOf(value) ?? []);
  return numbers.length > 0 && numbers.every((value) => value >= 60);
};

function totalOf(cells: RowCells): number | undefined {
  const total = readScore(cells('score'));
  return total.kind === 'strokes' || total.kind === 'marked' ? total.value : undefined;
}

type CardOf = {
  readonly holes: readonly number[];
  readonly course: ReadonlyMap<CardRow, HoleValues>;
  readonly isToPar: boolean;
};

function holesOfCard(
  { row, more, values }: Card,
  { holes, course, isToPar }: CardOf,
  rules: ReadingRules,
  notes: RoundNote[],
): readonly FoundHole[] {
  const valueOf = (field: 'par' | 'yards' | 'strokeIndex' | 'putts' | 'fairway' | 'penalties', hole: number): string =>
    row.cellsOf(field, { hole }) || more.get(field)?.get(hole) || (course.get(field)?.get(hole) ?? '');
  return holes.flatMap((hole): FoundHole[] => {
    const text = values.get(hole) ?? '';
    const cell = readScore(text);
    notes.push(...notesOfScore(hole, cell, text));
    const par = wholeOf(valueOf('par', hole));
    const score = strokesOfCell(cell, par, isToPar);
    if (score === undefined && cell.kind !== 'pickedUp') return [];
    const fairway = readFairway(valueOf('fairway', hole));
    return [
      {
        hole,
        par,
        yards: yardsOf(valueOf('yards', hole), rules.units),
        strokeIndex: wholeOf(valueOf('strokeIndex', hole)),
        ...(score === undefined ? { isPickedUp: true } : { score }),
        putts: wholeOf(valueOf('putts', hole)),
        ...(fairway === null ? {} : { fairway }),
        penalties: wholeOf(valueOf('penalties', hole)),
      },
    ];
  });
}

/** Below this mean the numbers of a card are to par: nobody plays nine holes in 2.5 strokes each. */
const MIN_MEAN_OF_STROKES = 2.5;

/**
 * Says of each card whether its numbers are strokes to par: with signs, 'E' or 0 among numbers that are too small for
 * strokes. A 0 or −1 among 4s and 5s is a hole without a score, and so is a row of zeros beside cards of strokes. Where
 * the card's total fits one reading alone, that one is right.
 */
function toParOf(cards: readonly Card[], course: ReadonlyMap<CardRow, HoleValues>): (card: Card) => boolean {
  const readings = new Map(cards.map((card) => [card, readingOf(card, course.get('par'))] as const));
  const isBlockToPar = [...readings.values()].includes('toPar');
  return (card) => readings.get(card) === 'toPar' || (readings.get(card) === 'unsure' && isBlockToPar);
}

function readingOf({ row, values }: Card, pars: HoleValues | undefined): 'strokes' | 'toPar' | 'unsure' {
  const cells = [...values].flatMap(([hole, text]) => {
    const cell = readScore(text);
    const isNumber = cell.kind === 'strokes' || cell.kind === 'relative';
    return isNumber ? [{ ...cell, par: wholeOf(row.cellsOf('par', { hole }) || (pars?.get(hole) ?? '')) ?? 0 }] : [];
  });
  const strokes = cells.filter(({ kind, value }) => kind === 'strokes' && value > 0);
  const sum = strokes.reduce((total, { value }) => total + value, 0);
  const total = totalOf(row.cellsOf);
  if (total !== undefined && total === sum) return 'strokes';
  const withPars = cells.reduce((played, { value, par }) => played + par + value, 0);
  if (total !== undefined && total === withPars) return 'toPar';
  if (strokes.length > 0 && sum / strokes.length >= MIN_MEAN_OF_STROKES) return 'strokes';
  const hasSign = cells.some(({ kind }) => kind === 'relative');
  if (hasSign || (strokes.length > 0 && strokes.length < cells.length)) return 'toPar';
  return strokes.length === 0 ? 'unsure' : 'strokes';
}

function strokesOfCell(cell: ScoreCell, par: number | undefined, isToPar: boolean): number | undefined {
  if (cell.kind === 'mostLikely') return cell.value;
  if (cell.kind === 'strokes' && !isToPar) return cell.value === 0 ? undefined : cell.value;
  if (cell.kind !== 'strokes' && cell.kind !== 'relative') return undefined;
  if (!isToPar && cell.value < 0) return undefined;
  return par === undefined ? undefined : par + cell.value;
}
