import { formatFraction } from '@strokebook/golf/format';
import {
  type StatFigure,
  type StatPerformance,
  type StatReport,
  type StatStandard,
  statById,
} from '@strokebook/golf/stats';

/** A stat or a child, with the stat that both belong to. */
export type PlacedFigure = { readonly figure: StatFigure; readonly stat: StatReport };

/** All stats and children by id. */
export function figuresById(stats: readonly StatReport[]): ReadonlyMap<string, PlacedFigure> {
  const byId = new Map<string, PlacedFigure>();
  for (const stat of stats) {
    for (const figure of [stat, ...stat.children]) byId.set(figure.id, { figure, stat });
  }
  return byId;
}

/** The standard's figure of every stat and child in any overview, by id. */
export function standardFigures(stats: readonly StatReport[]): ReadonlyMap<string, StatStandard> {
  const figures = stats.flatMap((stat) => [stat, ...stat.children]);
  return new Map(figures.flatMap(({ id, standard }) => (standard === null ? [] : [[id, standard] as const])));
}

/** The sample of a figure, '11 of 18' or '18 holes'; null for a stat that this version does not know. */
export function fractionOf(statId: string, performance: StatPerformance): string | null {
  const definition = statById(statId);
  const { successes, opportunities, sample } = performance;
  return definition === undefined ? null : formatFraction(successes, sample ?? opportunities, definition);
}
