import { type MetricsOfCategory, namedFigures } from '@strokebook/golf/compare';

/** Ids of the shown metrics by category; an omitted category shows its defaults. */
export type MetricChoice = Readonly<Record<string, readonly string[]>>;

/** The shown metrics of a category. */
export const chosenIds = (category: MetricsOfCategory, choice: MetricChoice): readonly string[] =>
  choice[category.shotType] ??
  namedFigures(category)
    .filter(({ figure }) => figure.isSelected)
    .map(({ figure }) => figure.metricId);
