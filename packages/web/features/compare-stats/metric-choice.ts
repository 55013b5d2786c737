import type { MetricFigure, MetricsOfCategory } from '@strokebook/golf/compare';

/** Ids of the metrics shown, by category; a category left out shows what it begins with. */
export type MetricChoice = Readonly<Record<string, readonly string[]>>;

type NamedFigure = { readonly figure: MetricFigure; readonly name: string };

/** A category's metrics, each followed by its parts, which are named with it. */
export const figuresOf = ({ metrics }: MetricsOfCategory): readonly NamedFigure[] =>
  metrics.flatMap((metric) => [
    { figure: metric, name: metric.config.label },
    ...metric.children.map((child) => ({
      figure: child,
      name: `${metric.config.label}, ${child.config.label}`,
    })),
  ]);

/** What is shown of a category. */
export const chosenIds = (category: MetricsOfCategory, choice: MetricChoice): readonly string[] =>
  choice[category.shotType] ??
  figuresOf(category)
    .filter(({ figure }) => figure.isSelected)
    .map(({ figure }) => figure.metricId);
