import { formatFraction } from '@strokebook/golf/format';
import {
  type StatFigure,
  type StatPerformance,
  type StatReport,
  type StatStandard,
  statById,
} from '@strokebook/golf/stats';

/** A stat or a child of one, with what the two share. */
export type PlacedFigure = { readonly figure: StatFigure; readonly stat: StatReport };

/** Every stat and child stat by its id. */
export function figuresById(stats: readonly StatReport[]): ReadonlyMap<string, PlacedFigure> {
  const byId = new Map<string, PlacedFigure>();
  for (const stat of stats) {
    for (const figure of [stat, ...stat.children]) byId.set(figure.id, { figure, stat });
  }
  return byId;
}

/** What every stat and child stat is held against, of any overviews, by its id. */
export function standardFigures(stats: readonly StatReport[]): ReadonlyMap<string, StatStandard> {
  const figures = stats.flatMap((stat) => [stat, ...stat.children]);
  return new Map(figures.flatMap(({ id, standard }) => (standard === null ? [] : [[id, standard] as const])));
}

/** What a figure rests on, as '11 of 18' or '18 holes'; null for a stat that this version does not know. */
export function fractionOf(statId: string, performance: StatPerformance): string | null {
  const definition = statById(statId);
  return definition === undefined ? null : formatFraction(performance.successes, performance.opportunities, definition);
}
