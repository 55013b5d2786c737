import type { Shot, ShotPenalty } from '@strokebook/golf/model';
import type { FoundHole, RoundNote } from '../found-round.ts';
import type { RawRound } from '../sound-round.ts';
import { readClub } from '../words/club-words.ts';
import { readLie, readRestingPlace } from '../words/lie-words.ts';
import { notesOfScore, readFairway, readScore } from '../words/result-words.ts';
import { isTotalLabel, type RowCells, wholeOf, yardsOf } from './row-cells.ts';
import { NO_DAY, type ReadingRules, roundOfRow, rowsWithCells, type TableRounds } from './round-of-row.ts';
import type { SheetBlock } from './sheet-blocks.ts';
import { dayOfRound } from './sheet-context.ts';
import type { SkippedPart } from './skipped-part.ts';
import type { WorksheetField } from './worksheet-fields.ts';

type Row = { readonly row: number; readonly cellsOf: RowCells };

/** Rows with the same texts in these columns are of one round. */
const roundFields: readonly WorksheetField[] = [
  'player',
  'firstName',
  'lastName',
  'playedOn',
  'startTime',
  'course',
  'tournament',
  'roundNumber',
  'roundId',
];

/** Rounds of a table with one row a hole, or one row a stroke. */
export function roundsOfHoleRows(block: SheetBlock, rules: ReadingRules): TableRounds {
  const skipped: SkippedPart[] = [];
  const numbers = [
    ...new Set(block.meanings.flatMap((one) => (one?.field === 'score' && one.round !== undefined ? [one.round] : []))),
  ];
  const ofHoles: Row[] = [];
  for (const { row, cells, cellsOf } of rowsWithCells(block)) {
    const hole = holeNumberOf(cellsOf('hole'));
    const first = cells.find((cell) => cell !== '') ?? '';
    if (hole === undefined) {
      const isSum = isTotalLabel(first) || /^(out|in|front|back)\b/i.test(first) || isTotalLabel(cellsOf('hole'));
      skipped.push({ row, what: 'row', text: isSum ? `'${first}' is a sum.` : 'No hole number.' });
      continue;
    }
    ofHoles.push({ row, cellsOf });
  }
  const groups = Map.groupBy(ofHoles, ({ cellsOf }) => roundFields.map((field) => cellsOf(field)).join('\n'));
  const rounds = [...groups.values()].flatMap((rows): RawRound[] => {
    const first = rows[0] as Row;
    return (numbers.length === 0 ? [undefined] : numbers).flatMap((number) => {
      const base = roundOfRow(first.cellsOf, rules, number);
      const round = base.roundNumber ?? 1;
      const playedOn = base.playedOn ?? dayOfRound(rules.context.days, round, Math.max(round, numbers.length));
      if (playedOn === null) {
        skipped.push({ row: first.row, what: 'row', text: NO_DAY });
        return [];
      }
      const notes: RoundNote[] = [];
      const holes = holesOfRows(rows, block.rowKind === 'stroke', number, rules, skipped, notes);
      return splitRepeats(holes).map((part) => ({
        ...{ ...base, playedOn, holes: part },
        notes: notes.filter((note) => part.some(({ hole }) => hole === note.hole) || note.kind === 'valueDropped'),
      }));
    });
  });
  return { rounds, skipped };
}

const holeNumberOf = (text: string): number | undefined => wholeOf(text.replace(/^\s*(?:hole|h|#)\s*/i, ''));

function holesOfRows(
  rows: readonly Row[],
  isStrokes: boolean,
  round: number | undefined,
  rules: ReadingRules,
  skipped: SkippedPart[],
  notes: RoundNote[],
): readonly FoundHole[] {
  if (!isStrokes) return rows.map(({ cellsOf }) => holeOfCells(cellsOf, round, rules, notes)).filter(isPlayed);
  const byHole = Map.groupBy(rows, ({ cellsOf }) => cellsOf('hole'));
  return [...byHole.values()].map((own) => {
    const ordered = own.toSorted((a, b) => strokeNumberOf(a) - strokeNumberOf(b));
    const shots = ordered.map((row, place) => shotOf(row, place === 0, rules, skipped));
    const { score: card, ...hole } = holeOfCells((own[0] as Row).cellsOf, round, rules, notes);
    const strokes = shots.reduce((sum, shot) => sum + 1 + (shot.penalty?.strokes ?? 0), 0);
    // A penalty of a stroke stands in its row, and is no sum of the hole.
    const { penalties: _ofStroke, ...rest } = hole;
    return { ...rest, score: card ?? strokes, shots };
  });
}

const isPlayed = ({ score, isPickedUp }: FoundHole): boolean => score !== undefined || isPickedUp === true;

function holeOfCells(cells: RowCells, round: number | undefined, rules: ReadingRules, notes: RoundNote[]): FoundHole {
  const of = round === undefined ? undefined : { round };
  const par = wholeOf(cells('par'));
  const text = cells('score', of) || (round === undefined ? cells('toPar') : '');
  const cell = readScore(text);
  notes.push(...notesOfScore(holeNumberOf(cells('hole')) ?? 0, cell, text));
  const isOwn = cell.kind === 'strokes' || cell.kind === 'mostLikely';
  const score = isOwn ? cell.value : cell.kind === 'relative' && par !== undefined ? par + cell.value : undefined;
  const fairway = readFairway(cells('fairway', of));
  return {
    hole: holeNumberOf(cells('hole')) ?? 0,
    par,
    yards: yardsOf(cells('yards'), rules.units),
    strokeIndex: wholeOf(cells('strokeIndex')),
    ...(score === undefined || score === 0 ? {} : { score }),
    ...(cell.kind === 'pickedUp' ? { isPickedUp: true } : {}),
    putts: wholeOf(cells('putts', of)),
    ...(fairway === null ? {} : { fairway }),
    penalties: wholeOf(cells('penalties', of)),
  };
}

const strokeNumberOf = ({ row, cellsOf }: Row): number => wholeOf(cellsOf('stroke')) ?? row;

function shotOf(
  { row, cellsOf }: Row,
  isFirst: boolean,
  { units, greenUnits }: ReadingRules,
  skipped: SkippedPart[],
): Shot {
  const word = cellsOf('lie');
  const lie = readLie(word);
  if (lie === null && word !== '') skipped.push({ row, what: 'cell', text: `'${word}' is no known lie.` });
  const from = lie ?? (isFirst ? 'tee' : 'other');
  const toPin = yardsOf(cellsOf('toPin'), from === 'green' ? greenUnits : units);
  const club = readClub(cellsOf('club'));
  const penalty = penaltyOf(cellsOf('penalties'));
  const endLie = readRestingPlace(cellsOf('endLie'));
  const endToPin = yardsOf(cellsOf('endToPin'), endLie === 'green' ? greenUnits : units);
  const isHoled = endLie === 'holed' || (endToPin === 0 && endLie === null);
  return {
    lie: from,
    ...(toPin === undefined ? {} : { toPin }),
    ...(club === null ? {} : { club }),
    ...(penalty === undefined ? {} : { penalty }),
    ...(isHoled
      ? { end: { lie: 'holed' } }
      : endLie === null
        ? {}
        : { end: { lie: endLie, ...(endToPin === undefined ? {} : { toPin: endToPin }) } }),
  };
}

/** A number of strokes, or a word for what happened: a stroke out of bounds costs one, and is played again. */
function penaltyOf(text: string): ShotPenalty | undefined {
  const strokes = wholeOf(text);
  if (strokes !== undefined) return strokes > 0 ? { strokes } : undefined;
  if (/^(ob|oob|out of bounds)$/i.test(text)) return { strokes: 1, reason: 'outOfBounds' };
  if (/^(lost|lost ball)$/i.test(text)) return { strokes: 1, reason: 'lostBall' };
  if (/^(h|w|water|hazard|penalty area|pa)$/i.test(text)) return { strokes: 1, reason: 'penaltyArea' };
  if (/^(unplayable|unpl?)$/i.test(text)) return { strokes: 1, reason: 'unplayable' };
  return /^(x|y|yes|true)$/i.test(text) ? { strokes: 1 } : undefined;
}

/** A nine-hole course is played twice for 18; any other repetition of a hole begins another round. */
function splitRepeats(holes: readonly FoundHole[]): readonly (readonly FoundHole[])[] {
  const parts: FoundHole[][] = [[]];
  for (const hole of holes) {
    const part = parts.at(-1) as FoundHole[];
    const times = part.filter((one) => one.hole === hole.hole).length;
    const isSecondNine =
      times === 1 && new Set(part.map((one) => one.hole)).size === 9 && part.length < 18 && part.length >= 9;
    if (times > 0 && !isSecondNine) parts.push([hole]);
    else part.push(hole);
  }
  return parts;
}
