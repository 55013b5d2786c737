import type { ScoreMark } from '@strokebook/golf/scorecard';
import type { WordsPart } from '../words.ts';

export type CardCell = { readonly text: string; readonly mark: ScoreMark | null };

/** Some holes of a round side by side, with their sums. */
type CardPart = {
  /** 'Hole', then the hole numbers and 'OUT', 'IN' or 'TOTAL'. */
  readonly columns: readonly { readonly label: string; readonly isSum: boolean }[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly CardCell[] }[];
};

/** A round hole by hole, the front nine above the back nine. */
export type ScorecardBlock = {
  readonly kind: 'scorecard';
  readonly title: string;
  /** Each part has the same rows. */
  readonly parts: readonly CardPart[];
  readonly notes: readonly string[];
};

const markWords: Readonly<Record<ScoreMark, string>> = {
  eagle: ', eagle or better',
  birdie: ', birdie',
  par: '',
  bogey: ', bogey',
  double: ', double bogey or worse',
};

/** A row for each hole. */
export const wordsOfScorecard = ({ title, parts, notes }: ScorecardBlock): WordsPart => ({
  title,
  lines: notes,
  columns: ['Hole', ...(parts[0]?.rows ?? []).map(({ label }) => label)],
  rows: parts.flatMap(({ columns, rows }) =>
    columns.map(({ label }, place) => [
      label,
      ...rows.map(({ cells }) => {
        const cell = cells[place];
        return cell === undefined ? '' : `${cell.text}${cell.mark === null ? '' : markWords[cell.mark]}`;
      }),
    ]),
  ),
});
