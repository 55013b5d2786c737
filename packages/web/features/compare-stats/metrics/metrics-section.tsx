import { type Comparison, differencesText, namedFigures } from '@strokebook/golf/compare';
import type { StatCategory } from '@strokebook/golf/stats';
import { CertaintyKey } from '../../../ui/certainty-mark.tsx';
import { Notice } from '../../../ui/pages/notice.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import classes from '../compare-stats.module.css';
import type { MetricChoice } from './metric-choice.ts';
import { FigureTable } from './figure-table.tsx';
import { MetricsTable } from './metrics-table.tsx';
import type { SideLabels } from '../sides/sides.ts';

const orders = [
  { value: 'category', label: 'By category' },
  { value: 'difference', label: 'Where they differ most' },
] as const;

type MetricsSectionProps = {
  readonly comparison: Comparison;
  /** Whether these are the figures of the previous selections. */
  readonly isStale: boolean;
  readonly sides: SideLabels;
  readonly choice: MetricChoice;
  /** The metrics that 'Reset selections' restores. */
  readonly first: MetricChoice;
  readonly active: StatCategory | null;
  readonly isByDifference: boolean;
  /** Whether each line says of how many players and rounds the right side is. */
  readonly hasPlayers?: boolean;
  readonly onOrder: (isByDifference: boolean) => void;
  readonly onChoice: (choice: MetricChoice) => void;
};

/** The figures of both sides: by category, or those that differ first. */
export function MetricsSection(props: MetricsSectionProps) {
  const { comparison, isStale, sides, choice, first, active, isByDifference, hasPlayers, onOrder, onChoice } = props;
  return (
    <div className={classes.figures} data-stale={isStale || undefined} aria-busy={isStale}>
      <div className={classes.tools} data-no-print>
        <Segmented
          label="Order of the metrics"
          options={orders}
          value={isByDifference ? 'difference' : 'category'}
          onChange={(order) => onOrder(order === 'difference')}
        />
        {!isByDifference && (
          <button
            type="button"
            className="quiet-button"
            disabled={JSON.stringify(choice) === JSON.stringify(first)}
            onClick={() => onChoice(first)}
          >
            Reset selections
          </button>
        )}
      </div>
      <div className={classes.legend} data-legend>
        {(['left', 'right'] as const).map((place) => (
          <span key={place} className={classes.side} data-place={place}>
            {sides[place].label}
          </span>
        ))}
        <CertaintyKey />
      </div>
      {isByDifference ? (
        <MostDifferent comparison={comparison} sides={sides} hasPlayers={hasPlayers} />
      ) : (
        <MetricsTable
          categories={comparison.categories}
          sides={sides}
          choice={choice}
          active={active}
          hasPlayers={hasPlayers}
          onChoice={onChoice}
        />
      )}
    </div>
  );
}

type MostDifferentProps = Pick<MetricsSectionProps, 'comparison' | 'sides'> & {
  readonly hasPlayers: boolean | undefined;
};

function MostDifferent({ comparison, sides, hasPlayers }: MostDifferentProps) {
  const all = new Map(
    comparison.categories.flatMap((category) => namedFigures(category)).map((line) => [line.figure.metricId, line]),
  );
  const lines = comparison.mostDifferent.flatMap((id) => all.get(id) ?? []);
  if (comparison.left.isEmpty || comparison.right.isEmpty) {
    return (
      <Notice level={3} title="There is nothing to compare.">
        Choose rounds on both sides to see where they differ.
      </Notice>
    );
  }
  return lines.length === 0 ? (
    <Notice level={3} title="Every difference could be chance.">
      More rounds on either side would tell more.
    </Notice>
  ) : (
    <section className={classes.most} aria-label="Where they differ most">
      <p className="note">{differencesText(comparison)}</p>
      <FigureTable caption="Where they differ most" sides={sides} lines={lines} hasPlayers={hasPlayers} />
    </section>
  );
}
