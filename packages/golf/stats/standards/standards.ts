import type { HoleCount } from '../../model/index.ts';
import { type StatColumn, statColumns } from '../catalog.ts';
import { publishedFigures, publishedSources } from './published.ts';

export const genders = ['men', 'women', 'notSaid'] as const;
type Gender = (typeof genders)[number];

/** A level of play that a player can be compared with. */
export type Standard = {
  /** The id; never shown, never renamed. */
  readonly standardName: string;
  readonly label: string;
  readonly group: 'Tour' | 'College' | 'Junior' | 'Amateur';
  /** Gender of the players, as far as the sources say; vendors do not say. */
  readonly gender: Gender;
  /** Whether all figures are of that gender, or the score alone. */
  readonly genderOf: 'figures' | 'score';
  /** A caveat for readers. */
  readonly note: string | null;
};

export type StandardFigure = {
  readonly value: number;
  readonly source: string;
  /** True if the figure was derived, not published. */
  readonly isModelled: boolean;
};

/** Ids of the levels with published figures. */
export type LevelId = keyof typeof publishedFigures;
type Published = { readonly value: number; readonly source: keyof typeof publishedSources; readonly period?: string };

/** What the source of most figures of the college level says of them (georgepinnell.com, April 1, 2010). */
const COLLEGE_LEVEL =
  'what it takes to play at the college level, from rounds of golfers at all levels, 2010; not of women apart. Up and down leaves out sand there, and counts within 50 yd';

/** The figures of a handicap are put together from several sources, so that two of them may not fit each other. */
const HANDICAP_NOTE = 'Put together from several sources, most of players who use shot trackers.';

export const standards: readonly (Standard & { readonly standardName: LevelId })[] = [
  {
    standardName: 'pgaTour2024',
    label: 'PGA TOUR (2024)',
    group: 'Tour',
    gender: 'men',
    genderOf: 'figures',
    note: 'Strokes gained are measured against PGA TOUR players, so theirs are 0. Scoring by length of hole is of 2020.',
  },
  {
    standardName: 'lpga2021',
    label: 'LPGA (2021)',
    group: 'Tour',
    gender: 'women',
    genderOf: 'figures',
    note: null,
  },
  {
    standardName: 'collegeMen',
    label: 'College level, men’s scores',
    group: 'College',
    gender: 'men',
    genderOf: 'score',
    note: `Score: the counting players of the D1 team ranked 150. The other figures: ${COLLEGE_LEVEL}.`,
  },
  {
    standardName: 'collegeWomen',
    label: 'College level, women’s scores',
    group: 'College',
    gender: 'women',
    genderOf: 'score',
    note: `Score: the counting players of the last D1 team to reach the regionals, 2018. The other figures: ${COLLEGE_LEVEL}.`,
  },
  {
    standardName: 'ncaa2010',
    label: 'College level (2010)',
    group: 'College',
    gender: 'notSaid',
    genderOf: 'figures',
    note: `${COLLEGE_LEVEL}.`,
  },
  {
    standardName: 'd1MenMid',
    label: 'D1 men, team ranked 150',
    group: 'College',
    gender: 'men',
    genderOf: 'figures',
    note: 'Score of the counting players.',
  },
  {
    standardName: 'd1WomenRegional',
    label: 'D1 women, regional cut',
    group: 'College',
    gender: 'women',
    genderOf: 'figures',
    note: 'Score of the counting players of the last team to reach the regionals.',
  },
  {
    standardName: 'ajgaBoys',
    label: 'AJGA Open boys, tenth',
    group: 'Junior',
    gender: 'men',
    genderOf: 'figures',
    note: null,
  },
  {
    standardName: 'ajgaGirls',
    label: 'AJGA Junior All-Star girls, tenth',
    group: 'Junior',
    gender: 'women',
    genderOf: 'figures',
    note: null,
  },
  {
    standardName: 'ajgaPreviewBoys',
    label: 'AJGA Preview boys, tenth',
    group: 'Junior',
    gender: 'men',
    genderOf: 'figures',
    note: null,
  },
  {
    standardName: 'ajgaPreviewGirls',
    label: 'AJGA Preview girls, tenth',
    group: 'Junior',
    gender: 'women',
    genderOf: 'figures',
    note: null,
  },
  {
    standardName: 'scratch',
    label: 'Scratch',
    group: 'Amateur',
    gender: 'notSaid',
    genderOf: 'figures',
    note: HANDICAP_NOTE,
  },
  {
    standardName: 'handicap5',
    label: '5 handicap',
    group: 'Amateur',
    gender: 'notSaid',
    genderOf: 'figures',
    note: HANDICAP_NOTE,
  },
  {
    standardName: 'handicap10',
    label: '10 handicap',
    group: 'Amateur',
    gender: 'notSaid',
    genderOf: 'figures',
    note: HANDICAP_NOTE,
  },
  {
    standardName: 'handicap15',
    label: '15 handicap',
    group: 'Amateur',
    gender: 'notSaid',
    genderOf: 'figures',
    note: HANDICAP_NOTE,
  },
  {
    standardName: 'handicap20',
    label: '20 handicap',
    group: 'Amateur',
    gender: 'notSaid',
    genderOf: 'figures',
    note: HANDICAP_NOTE,
  },
  {
    standardName: 'handicap25',
    label: '25 handicap',
    group: 'Amateur',
    gender: 'notSaid',
    genderOf: 'figures',
    note: HANDICAP_NOTE,
  },
];

/** The default for a player of whom nothing is known. */
export const DEFAULT_STANDARD: LevelId = 'pgaTour2024';

/** A standard with fewer figures says too little of a whole game to be a default (DASH-O13). */
export const MIN_FIGURES = 5;

export const standardByName = (standardName: string): Standard | undefined =>
  standards.find((standard) => standard.standardName === standardName);

/** A publication, as a reader can look it up. */
export type Citation = { readonly title: string; readonly url: string | null };

/** The basis of a standard: how many figures it has, and who published them. */
export function basisOfStandard(standard: Standard & { readonly standardName: LevelId }): {
  readonly figureCount: number;
  readonly sources: readonly Citation[];
} {
  const figures: readonly Published[] = Object.values(publishedFigures[standard.standardName]);
  const sources = new Set<Citation>(figures.map(({ source }) => publishedSources[source]));
  return { figureCount: figures.length, sources: [...sources] };
}

const HOLES_OF_PUBLISHED_ROUND = 18;

/**
 * A level's figure for a stat column, or null without a published one. Published per-round figures are for 18 holes;
 * for 9 they are halved and marked as modelled.
 */
export function standardFigure(
  standardName: string,
  column: StatColumn,
  holesPerRound: HoleCount,
): StandardFigure | null {
  if (!(standardName in publishedFigures)) return null;
  const level = standardName as LevelId;
  const published = (publishedFigures[level] as Readonly<Record<string, Published>>)[column.id];
  if (published === undefined) return level === 'pgaTour2024' ? baselineFigure(column) : null;
  const source = `${publishedSources[published.source].title}${published.period === undefined ? '' : `, ${published.period}`}`;
  if (column.kind !== 'perRound' || holesPerRound === HOLES_OF_PUBLISHED_ROUND) {
    return { value: published.value, source, isModelled: false };
  }
  return {
    value: (published.value * holesPerRound) / HOLES_OF_PUBLISHED_ROUND,
    source: `half of the 18-hole figure of: ${source}`,
    isModelled: true,
  };
}

/** PGA TOUR players are the baseline of strokes gained, so they gain none. */
function baselineFigure(column: StatColumn): StandardFigure | null {
  const isStrokesGained = column.stat.id.endsWith('.strokesGained');
  return isStrokesGained
    ? { value: 0, source: 'Broadie baseline, PGA TOUR 2003-2010: 0 by definition', isModelled: false }
    : null;
}

/** Every figure of a level by column index; null if it has none. */
export const standardFigures = (standardName: string, holesPerRound: HoleCount): readonly (StandardFigure | null)[] =>
  statColumns.map((column) => standardFigure(standardName, column, holesPerRound));
