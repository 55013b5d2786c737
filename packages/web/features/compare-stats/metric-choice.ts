import { type MetricsOfCategory, namedFigures } from '@strokebook/golf/compare';

/** Ids of the metrics shown, by category; a category left out shows what it begins with. */
export type MetricChoice = Readonly<Record<string, readonly string[]>>;

/** What is shown of a category. */
export const chosenIds = (category: MetricsOfCategory, choice: MetricChoice): readonly string[] =>
  choice[category.shotType] ??
  namedFigures(category)
    .filter(({ figure }) => figure.isSelected)
    .map(({ figure }) => figure.metricId);
