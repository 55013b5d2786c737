import type { StatCategory } from '@strokebook/golf/stats';

type Tab = {
  readonly id: string;
  readonly label: string;
  /** The category that the metrics table scrolls to (CMP-10). */
  readonly category: StatCategory | null;
};

/** CMP-12. */
export const compareTabs = [
  { id: 'stat-probability', label: 'Stat Probability - View Shots', category: null },
  { id: 'scoring', label: 'Scoring', category: 'Scoring' },
  { id: 'drive', label: 'Drive', category: 'Drive' },
  { id: 'shot-to-green', label: 'Shot to Green', category: 'Approach' },
  { id: 'putts', label: 'Putts', category: 'Putt' },
  { id: 'playing-style', label: 'Playing Style', category: 'Scoring' },
  { id: 'rounds', label: 'Rounds', category: null },
] as const satisfies readonly Tab[];

export type CompareTabId = (typeof compareTabs)[number]['id'];
export const compareTabIds = compareTabs.map(({ id }) => id);
export const DEFAULT_TAB: CompareTabId = 'scoring';

export const categoryOfTab = (id: CompareTabId): StatCategory | null =>
  compareTabs.find((tab) => tab.id === id)?.category ?? null;
