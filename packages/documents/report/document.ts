import { type BarsBlock, wordsOfBars } from './blocks/bars.ts';
import { type BlankCardBlock, wordsOfBlankCard } from './blocks/blank-card.ts';
import { type ColumnsBlock, wordsOfColumns } from './blocks/columns.ts';
import { type DifferencesBlock, type SidesBlock, wordsOfDifferences, wordsOfSides } from './blocks/comparison.ts';
import { type Fact, type FiguresBlock, wordsOfFacts, wordsOfFigures } from './blocks/figures.ts';
import { type GridBlock, wordsOfGrid } from './blocks/grid.ts';
import { type HolesBlock, wordsOfHoles } from './blocks/holes.ts';
import { type LineBlock, wordsOfLine } from './blocks/line.ts';
import { type ScattersBlock, wordsOfScatters } from './blocks/scatters.ts';
import { type StripBlock, wordsOfStrip } from './blocks/strip.ts';
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
import type { SchoolPalette } from '@strokebook/golf/organization';
import type { ReportWords, WordsPart } from './words.ts';

/** A block of a report, with formatted text. The template has a function for each kind. */
export type ReportBlock =
  | FiguresBlock
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
  | GridBlock
  | StripBlock
  | BlankCardBlock;

/** Converts each kind of block to text. */
const wordsOf: { readonly [Kind in ReportBlock['kind']]: (block: BlockOf<Kind>) => WordsPart | readonly WordsPart[] } =
  {
    figures: wordsOfFigures,
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
    strip: wordsOfStrip,
    blankCard: wordsOfBlankCard,
  };
type BlockOf<Kind extends ReportBlock['kind']> = Extract<ReportBlock, { readonly kind: Kind }>;

export type ReportSection = {
  /** '' for blocks before the first heading. */
  readonly heading: string;
  /** Next to the heading, smaller: an amount, or days. */
  readonly hint?: string;
  /** Starts on a new page. */
  readonly startsPage?: boolean;
  readonly blocks: readonly ReportBlock[];
};

type SectionWords = ReportWords['sections'][number];

type ReportCover = {
  readonly hasPicture: boolean;
  readonly hasLogo: boolean;
  /** 'Class of 2028'; '' if it is not selected. */
  readonly className: string;
  /** 'Ridge High · GPA 3.60'; '' if nothing of it is selected. */
  readonly school: string;
  readonly facts: readonly Fact[];
  /** The school's colors; the default ones without it. */
  readonly palette?: SchoolPalette;
};

/** A printed report with its complete text. The template selects and computes nothing. */
export type ReportDocument = {
  readonly heading: string;
  /** The player's or organization's name. */
  readonly subject: string;
  /** Rounds or days, and the standard. */
  readonly subtitle: string;
  /** Pages in landscape format. */
  readonly isWide?: boolean;
  /** Panels of a quarter of a page, to be cut; a section that `startsPage` starts a panel, and each hole has its own. */
  readonly isPocket?: boolean;
  /** A card of one page without head and footer, to be folded in the middle. */
  readonly isFolded?: boolean;
  /** Head of a resume: the player's pictures, class, school and facts. */
  readonly cover?: ReportCover;
  readonly sections: readonly ReportSection[];
};

/** The report as text. */
export const reportWords = ({ heading, subject, subtitle, cover, sections }: ReportDocument): ReportWords => ({
  heading,
  subject,
  subtitle,
  sections: withFacts(cover?.facts ?? [], sections.map(wordsOfSection)),
});

const wordsOfSection = ({ heading, hint, blocks }: ReportSection): SectionWords => ({
  heading,
  parts: [
    ...(hint === undefined ? [] : [{ title: '', lines: [hint], columns: [], rows: [] }]),
    // The compiler cannot see that each block is passed to the function of its own kind.
    ...blocks.flatMap((block) => (wordsOf[block.kind] as (block: ReportBlock) => WordsPart)(block)),
  ],
});

/** The facts on the cover come first; class and school are in the subtitle. */
function withFacts(facts: readonly Fact[], sections: readonly SectionWords[]): readonly SectionWords[] {
  if (facts.length === 0) return sections;
  const [first, ...others] = sections;
  return first?.heading === ''
    ? [{ heading: '', parts: [wordsOfFacts(facts), ...first.parts] }, ...others]
    : [{ heading: '', parts: [wordsOfFacts(facts)] }, ...sections];
}
