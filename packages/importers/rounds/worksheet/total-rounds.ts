import type { RoundNote } from '../found-round.ts';
import type { RawRound } from '../sound-round.ts';
import { isTotal, notesOfTotal, readScore } from '../words/result-words.ts';
import { decimalOf, isTotalRow, playerName, type RowCells, wholeOf } from './row-cells.ts';
import { NO_DAY, type ReadingRules, roundOfRow, rowsWithCells, type TableRounds } from './round-of-row.ts';
import type { SheetBlock } from './sheet-blocks.ts';
import { dayOfRound } from './sheet-context.ts';
import type { SkippedPart } from './skipped-part.ts';

/** The score of one round of 9 or 18 holes: the sum of a team or of a tournament is none. */
const [MIN_SCORE, MAX_SCORE] = [25, 199];

/** Points of a Stableford look like the strokes of nine holes; nobody has played eighteen in fewer. */
const MIN_STROKES_OF_18 = 55;
const pointWords = /stableford|\bpoints\b|\bpunkte\b|\bpts\b/i;

const scoreNumber = (text: string): number | null => {
  const cell = readScore(text);
  return cell.kind === 'strokes' ? cell.value : (decimalOf(text) ?? null);
};

export const isScoreOfRound = (total: number): boolean => total >= MIN_SCORE && total <= MAX_SCORE;

/** Rounds of rows with scores alone: one row a round, or one row a player with a column for each round. */
export function roundsOfTotals(block: SheetBlock, rules: ReadingRules): TableRounds {
  const numbers = [
    ...new Set(block.meanings.flatMap((one) => (one?.field === 'score' && one.round !== undefined ? [one.round] : []))),
  ].toSorted((a, b) => a - b);
  const hasPlayers = block.meanings.some((one) => one?.field === 'player' || one?.field === 'lastName');
  const skipped: SkippedPart[] = [];
  const above: (readonly (number | null)[])[] = [];
  const titles = block.titles.flatMap((row) => row.cells).join(' ');
  const scoreHead = block.heads[block.meanings.findIndex((one) => one?.field === 'score')] ?? '';
  const isOfPoints = (cellsOf: RowCells): boolean =>
    pointWords.test(scoreHead) ||
    (!/gross|brutto/i.test(scoreHead) && pointWords.test(`${titles} ${cellsOf('tournament')} ${cellsOf('roundType')}`));
  const ofEvents = Map.groupBy(rowsWithCells(block, rules.sheetPlayer !== null), eventOfRow);
  const lastRound = (cellsOf: RowCells): number =>
    Math.max(
      1,
      ...(ofEvents.get(eventOfRow({ cellsOf })) ?? []).map((row) => wholeOf(row.cellsOf('roundNumber')) ?? 1),
    );
  const rounds = rowsWithCells(block, rules.sheetPlayer !== null).flatMap(
    ({ row, cells, cellsOf }): readonly RawRound[] => {
      const skip = (text: string, what: SkippedPart['what'] = 'row'): [] => {
        skipped.push({ row, what, text });
        return [];
      };
      const first = cells.find((cell) => cell !== '') ?? '';
      const player = playerName(cellsOf);
      const values = [cellsOf('score'), ...numbers.map((round) => cellsOf('score', { round }))].map(scoreNumber);
      const hasOwnPlace = cells.some(
        (cell) => cell !== '' && (cell === cellsOf('playedOn') || cell === cellsOf('course')),
      );
      if (isTotalRow(player === '' ? first : player, values, above, hasOwnPlace && player !== '')) {
        return skip(`'${player || first}' is no player's round.`);
      }
      above.push(values);
      const hasScore = numbers.length > 0 || cellsOf('score') !== '' || cellsOf('toPar') !== '';
      if (!hasScore) return [];
      if (hasPlayers && player === '') return skip('No player.');
      if (numbers.length === 0)
        return roundOfScore(cellsOf, rules, undefined, lastRound(cellsOf), skip, isOfPoints(cellsOf));
      const isWithdrawn = numbers.some((round) => readScore(cellsOf('score', { round })).kind === 'withdrawn');
      const notes = isWithdrawn ? [withdrawn] : [];
      // An event of two rounds leaves the column of a third one empty.
      const rounds = Math.max(
        1,
        ...numbers.filter((round) => readScore(cellsOf('score', { round })).kind !== 'nothing'),
      );
      return numbers.flatMap((round) =>
        roundOfScore(cellsOf, rules, round, rounds, skip, isOfPoints(cellsOf)).map((found) => ({
          ...found,
          notes: [...notes, ...(found.notes ?? [])],
        })),
      );
    },
  );
  return { rounds, skipped };
}

/** Rows of the rounds of one player in one event have the same key. */
const eventOfRow = ({ cellsOf }: { readonly cellsOf: RowCells }): string =>
  [playerName(cellsOf), cellsOf('tournament'), cellsOf('playedOn')].join('\n');

export const withdrawn: RoundNote = { hole: null, kind: 'withdrawn', text: 'Left the tournament before its end.' };

function roundOfScore(
  cells: RowCells,
  rules: ReadingRules,
  round: number | undefined,
  rounds: number,
  skip: (text: string, what: SkippedPart['what']) => [],
  isOfPoints: boolean,
): readonly RawRound[] {
  const text = (round === undefined ? cells('score') : cells('score', { round })) || '';
  const cell = readScore(text === '' && round === undefined ? cells('toPar') : text);
  if (cell.kind === 'nothing') return round === undefined ? skip('No score.', 'row') : [];
  const player = playerName(cells) || (rules.sheetPlayer ?? '');
  const place = round === undefined ? player : player === '' ? `Round ${round}` : `${player}, round ${round}`;
  const leaveOut = (why: string): [] =>
    skip(place === '' ? why : `${place}: ${why}`, round === undefined ? 'row' : 'cell');
  if (!isTotal(cell)) return leaveOut(`'${text}' is no score.`);
  const par = wholeOf(cells('par')) ?? rules.context.par ?? undefined;
  if (cell.kind === 'relative' && par === undefined) return leaveOut(`'${text}' is to par, and no par is known.`);
  const total = cell.kind === 'relative' ? (par ?? 0) + cell.value : cell.value;
  if (isOfPoints && total < MIN_STROKES_OF_18)
    return leaveOut(`${total} may be Stableford points: no strokes are read.`);
  if (!isScoreOfRound(total)) return leaveOut(`${total} is not a score of one round.`);
  const base = roundOfRow(cells, rules, round);
  const playedOn = base.playedOn ?? dayOfRound(base.days ?? rules.context.days, round ?? base.roundNumber ?? 1, rounds);
  if (playedOn === null) return leaveOut(NO_DAY);
  const { days, ...found } = base;
  const isOfSeveralDays = days !== null && days.first !== days.last;
  const tournamentDays = isOfSeveralDays ? days : round === undefined ? null : rules.context.days;
  const notes = [...(found.notes ?? []), ...notesOfTotal(cell, text)];
  return [{ ...found, playedOn, tournamentDays, total, totalPar: par ?? null, holes: [], notes }];
}
