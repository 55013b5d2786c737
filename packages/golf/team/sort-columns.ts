import { teamParts } from './team-parts.ts';

/** The columns of 'Today'. */
export const todaySorts = ['form', 'name', 'last', 'recent', 'flag'] as const;
export type TodaySort = (typeof todaySorts)[number];

/** The columns of the table of strokes gained and differentials. */
export const gainSorts = ['name', ...teamParts, 'differential'] as const;
export type GainSort = (typeof gainSorts)[number];
