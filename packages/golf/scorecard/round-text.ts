import { formatDay, roundTypeNames, scoreWithPar } from '../format/index.ts';
import { type Hole, type RoundDocument, summarizeRound } from '../model/index.ts';

type Column = readonly [head: string, of: (hole: Hole) => number | string | undefined];

const columns: readonly Column[] = [
  ['Hole', ({ hole }) => hole],
  ['Par', ({ par }) => par],
  ['Yards', ({ yards }) => (yards === undefined ? undefined : Math.round(yards))],
  ['Score', ({ score, isPickedUp }) => (isPickedUp === true ? 'X' : score)],
  ['Putts', ({ putts }) => putts],
  ['Fairway', ({ fairway }) => fairway],
  ['Penalties', ({ penalties }) => penalties],
];

/**
 * A round as text that can be pasted anywhere (IMPORT-19): what it is, one line a hole with tabs between the figures, so
 * that a spreadsheet makes columns of them, and the total. The import of worksheets reads it back. Columns without any
 * figure are left out.
 */
export function roundText(round: RoundDocument): string {
  const { course, playedOn, type, tournament, holes } = round;
  const { score, par } = summarizeRound(round);
  const shown = columns.filter(([, of]) => holes.some((hole) => of(hole) !== undefined));
  return [
    `Course: ${course.name}`,
    `Date: ${playedOn}`,
    ...(tournament === undefined ? [] : [`Tournament: ${tournament.name}`]),
    ...(score === null || par === null
      ? []
      : [`${scoreWithPar(score, par)}, ${formatDay(playedOn, true)}, ${roundTypeNames[type].toLowerCase()}`]),
    '',
    shown.map(([head]) => head).join('\t'),
    ...holes.map((hole) => shown.map(([, of]) => of(hole) ?? '').join('\t')),
    '',
  ].join('\n');
}
