import { type BarsBlock, wordsOfBars } from './blocks/bars.ts';
import { type FiguresBlock, wordsOfFigures } from './blocks/figures.ts';
import { type HolesBlock, wordsOfHoles } from './blocks/holes.ts';
import { type LineBlock, wordsOfLine } from './blocks/line.ts';
import { type ScattersBlock, wordsOfScatters } from './blocks/scatters.ts';
import { type ScorecardBlock, wordsOfScorecard } from './blocks/scorecard.ts';
import { type TableBlock, wordsOfTable } from './blocks/table.ts';
import { type TextBlock, wordsOfText } from './blocks/text.ts';
import type { ReportWords, WordsPart } from './words.ts';

/** What a report is made of, worded and formatted. The template draws each kind by its name. */
export type ReportBlock =
  | FiguresBlock
  | TableBlock
  | BarsBlock
  | LineBlock
  | ScorecardBlock
  | TextBlock
  | HolesBlock
  | ScattersBlock;

/** Each kind of block in words. */
const wordsOf: { readonly [Kind in ReportBlock['kind']]: (block: BlockOf<Kind>) => WordsPart } = {
  figures: wordsOfFigures,
  table: wordsOfTable,
  bars: wordsOfBars,
  line: wordsOfLine,
  scorecard: wordsOfScorecard,
  text: wordsOfText,
  holes: wordsOfHoles,
  scatters: wordsOfScatters,
};
type BlockOf<Kind extends ReportBlock['kind']> = Extract<ReportBlock, { readonly kind: Kind }>;

export type ReportSection = { readonly heading: string; readonly blocks: readonly ReportBlock[] };

/** A printed screen: what is drawn, word for word. Who draws it chooses and computes nothing. */
export type ReportDocument = {
  readonly heading: string;
  /** Whose it is. */
  readonly subject: string;
  /** Of which rounds, and against what. */
  readonly subtitle: string;
  readonly sections: readonly ReportSection[];
};

/** The same in words. */
export const reportWords = ({ heading, subject, subtitle, sections }: ReportDocument): ReportWords => ({
  heading,
  subject,
  subtitle,
  sections: sections.map((section) => ({
    heading: section.heading,
    // A block is handed to the function of its own kind, which the compiler cannot follow.
    parts: section.blocks.map((block) => (wordsOf[block.kind] as (block: ReportBlock) => WordsPart)(block)),
  })),
});
