import { fold } from '@strokebook/golf/format';
import type { FoundHole } from '../found-round.ts';
import { readFairway, readScore, type ScoreCell } from '../words/result-words.ts';
import type { RawRound } from '../sound-round.ts';
import { isTotalLabel, playerName, type RowCells, wholeOf, yardsOf } from './row-cells.ts';
import {
  NO_DAY,
  type ReadingRules,
  roundOfRow,
  rowsWithCells,
  type SkippedRow,
  type TableRounds,
} from './round-of-row.ts';
import type { SheetBlock, SheetRow } from './sheet-blocks.ts';
import { dayOfRound } from './sheet-context.ts';

/** Rows of a card that are no player's score: the course's own, and more about the player above. */
const cardRows = [
  ['par', /^(mens |womens |ladies )?par$/],
  ['strokeIndex', /^(hcp|handicap|hdcp|si|s i|stroke index|index|men'?s hcp|hole handicap)$/],
  ['yards', /^(yards|yardage|length|metres|meters|m|yds|yards white|distance)$/],
  ['putts', /^(putts?|no of putts)$/],
  ['fairway', /^(fairways?( hit)?|fir|fw)$/],
  ['penalties', /^(penalt(y|ies)|pen)$/],
  ['none', /^(gir|girs|greens?( in regulation)?|net|points|stableford|out|in|notes?|date|hole|holes|\+\/-|to par)$/],
] as const;
type CardRow = (typeof cardRows)[number][0];

type HoleValues = ReadonlyMap<number, string>;
type Card = { row: SheetRow & { readonly cellsOf: RowCells }; more: Map<CardRow, HoleValues> };

/** Rounds of rows with a column for each hole: a card with one row a player, or a table with one row a round. */
export function roundsOfCards(block: SheetBlock, rules: ReadingRules): TableRounds {
  const holes = [
    ...new Set(block.meanings.flatMap((one) => (one?.hole !== undefined && one.field === 'score' ? [one.hole] : []))),
  ];
  const label = labelPlace(block);
  const skipped: SkippedRow[] = [];
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
    else if (isTotalLabel(text)) skipped.push({ row: row.row, text: `'${text}' is no player's round.` });
    else cards.push({ row, more: new Map() });
  }
  const hasPlayers = block.meanings.some((one) => one?.field === 'player' || one?.field === 'lastName');
  const rounds = cards.flatMap((card): RawRound[] => {
    const base = roundOfRow(card.row.cellsOf, rules);
    const player = base.player ?? (hasPlayers || base.playedOn !== null ? null : card.row.cells[label] || null);
    const playedOn = base.playedOn ?? dayOfRound(rules.context.days, base.roundNumber ?? 1, base.roundNumber ?? 1);
    if (playedOn === null) {
      skipped.push({ row: card.row.row, text: NO_DAY });
      return [];
    }
    const found = holesOfCard(card, holes, course, rules);
    if (found.length === 0) {
      skipped.push({ row: card.row.row, text: 'No score of any hole.' });
      return [];
    }
    return [{ ...base, playedOn, player, total: totalOf(card.row.cellsOf), holes: found }];
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
  return total.kind === 'strokes' ? total.value : undefined;
}

function holesOfCard(
  { row, more }: Card,
  holes: readonly number[],
  course: ReadonlyMap<CardRow, HoleValues>,
  rules: ReadingRules,
): readonly FoundHole[] {
  const scores = new Map(holes.map((hole) => [hole, readScore(row.cellsOf('score', { hole }))]));
  const isToPar = isRelative([...scores.values()]);
  const valueOf = (field: 'par' | 'yards' | 'strokeIndex' | 'putts' | 'fairway' | 'penalties', hole: number): string =>
    row.cellsOf(field, { hole }) || more.get(field)?.get(hole) || (course.get(field)?.get(hole) ?? '');
  return holes.flatMap((hole): FoundHole[] => {
    const cell = scores.get(hole) ?? { kind: 'nothing' };
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

/** A row with 0 or a minus sign is in strokes to par, also where the plus signs were left out. */
const isRelative = (cells: readonly ScoreCell[]): boolean =>
  cells.some((cell) => (cell.kind === 'relative' && cell.value < 0) || (cell.kind === 'strokes' && cell.value === 0));

function strokesOfCell(cell: ScoreCell, par: number | undefined, isToPar: boolean): number | undefined {
  if (cell.kind === 'strokes' && !isToPar) return cell.value;
  if (cell.kind !== 'strokes' && cell.kind !== 'relative') return undefined;
  return par === undefined ? undefined : par + cell.value;
}
