import { type BarsBlock, wordsOfBars } from './blocks/bars.ts';
import { type ColumnsBlock, wordsOfColumns } from './blocks/columns.ts';
import { type DifferencesBlock, type SidesBlock, wordsOfDifferences, wordsOfSides } from './blocks/comparison.ts';
import { type FactsBlock, type FiguresBlock, wordsOfFacts, wordsOfFigures } from './blocks/figures.ts';
import { type GridBlock, wordsOfGrid } from './blocks/grid.ts';
import { type HolesBlock, wordsOfHoles } from './blocks/holes.ts';
import { type LineBlock, wordsOfLine } from './blocks/line.ts';
import { type ScattersBlock, wordsOfScatters } from './blocks/scatters.ts';
import { type ScorecardBlock, wordsOfScorecard } from './blocks/scorecard.ts';
import { type TableBlock, wordsOfTable } from './blocks/table.ts';
import {
  type ListsBlock,
  type StoriesBlock,
  type TextBlock,
  wordsOfLists,
  wordsOfStories,
  wordsOfText,
} from './blocks/text.ts';
import type { ReportWords, WordsPart } from './words.ts';

/** What a report is made of, worded and formatted. The template draws each kind by its name. */
export type ReportBlock =
  | FiguresBlock
  | FactsBlock
  | TableBlock
  | BarsBlock
  | ColumnsBlock
  | LineBlock
  | ScorecardBlock
  | TextBlock
  | ListsBlock
  | StoriesBlock
  | HolesBlock
  | ScattersBlock
  | SidesBlock
  | DifferencesBlock
  | GridBlock;

/** Each kind of block in words. */
const wordsOf: { readonly [Kind in ReportBlock['kind']]: (block: BlockOf<Kind>) => WordsPart | readonly WordsPart[] } =
  {
    figures: wordsOfFigures,
    facts: wordsOfFacts,
    table: wordsOfTable,
    bars: wordsOfBars,
    columns: wordsOfColumns,
    line: wordsOfLine,
    scorecard: wordsOfScorecard,
    text: wordsOfText,
    lists: wordsOfLists,
    stories: wordsOfStories,
    holes: wordsOfHoles,
    scatters: wordsOfScatters,
    sides: wordsOfSides,
    differences: wordsOfDifferences,
    grid: wordsOfGrid,
  };
type BlockOf<Kind extends ReportBlock['kind']> = Extract<ReportBlock, { readonly kind: Kind }>;

export type ReportSection = {
  /** '' for what stands before the first heading. */
  readonly heading: string;
  /** Beside the heading, smaller: how much there is, or of which days. */
  readonly hint?: string;
  /** It begins on a page of its own. */
  readonly startsPage?: boolean;
  readonly blocks: readonly ReportBlock[];
};

/** A printed screen: what is drawn, word for word. The template chooses and computes nothing. */
export type ReportDocument = {
  readonly heading: string;
  /** Whose it is. */
  readonly subject: string;
  /** Of which rounds or days, and against what. */
  readonly subtitle: string;
  /** Its pages lie on their side. */
  readonly isWide?: boolean;
  /** The head of a resume: which of the player's pictures stand beside the name. */
  readonly cover?: { readonly hasPicture: boolean; readonly hasLogo: boolean };
  readonly sections: readonly ReportSection[];
};

/** The same in words. */
export const reportWords = ({ heading, subject, subtitle, sections }: ReportDocument): ReportWords => ({
  heading,
  subject,
  subtitle,
  sections: sections.map((section) => ({
    heading: section.heading,
    parts: [
      ...(section.hint === undefined ? [] : [{ title: '', lines: [section.hint], columns: [], rows: [] }]),
      // The compiler cannot see that a block goes to the function of its own kind.
      ...section.blocks.flatMap((block) => (wordsOf[block.kind] as (block: ReportBlock) => WordsPart)(block)),
    ],
  })),
});
