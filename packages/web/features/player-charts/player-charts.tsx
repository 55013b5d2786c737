import { RadarChart, RoundBars } from '@strokebook/charts';
import type { BestTenCharts, RoundsChart, SpiderChart } from '@strokebook/golf/tournaments';
import { lazy, Suspense, useEffect, useState } from 'react';
import { replayEarlyInput } from '../../lib/early-input.ts';
import { useIsHydrating } from '../../lib/use-is-hydrating.ts';
import classes from './player-charts.module.css';

const RoundDetailsDialog = lazy(() =>
  import('./round-details-dialog.tsx').then((module) => ({ default: module.RoundDetailsDialog })),
);

type PlayerChartsProps = { readonly charts: BestTenCharts; readonly isStale: boolean };

/** Bar charts of the best rounds, each with a spider chart of the same rounds (ABOUT-05). */
export function PlayerCharts({ charts, isStale }: PlayerChartsProps) {
  const [opened, setOpened] = useState<RoundsChart | null>(null);
  const isHydrating = useIsHydrating();
  useEffect(() => {
    // In a task of its own, as React hydrates nothing within an effect.
    if (!isHydrating) setTimeout(replayEarlyInput);
  }, [isHydrating]);
  return (
    <div
      className={classes.charts}
      // Loaded after the app has started, so taps are repeated here once more.
      data-unhydrated={isHydrating || undefined}
      data-stale={isStale || undefined}
      aria-busy={isStale}
    >
      {charts.chartData.map((chart, index) => (
        <div key={chart.title} className={classes.pair}>
          <Bars chart={chart} onOpen={() => setOpened(chart)} />
          <Spider chart={charts.spiderCharts[index]} />
        </div>
      ))}
      {opened !== null && (
        <Suspense>
          <RoundDetailsDialog chart={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}

type BarsProps = { readonly chart: RoundsChart; readonly onOpen: () => void };

function Bars({ chart, onOpen }: BarsProps) {
  return (
    <div className={classes.bars}>
      <header className="row-between gap-12 touch">
        <h3 className="text-m">{chart.title}</h3>
        <button
          type="button"
          className={classes.details}
          aria-label={`Details of ${chart.title}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          Details
        </button>
      </header>
      <div className={classes.wide}>
        <RoundBars
          label={chart.title}
          bars={chart.barData}
          gridRows={chart.gridData}
          options={chart.options}
          onSelect={onOpen}
        />
      </div>
      <div className={classes.narrow}>
        <BarList chart={chart} onSelect={onOpen} />
      </div>
    </div>
  );
}

const ALL = 'All tournament rounds';
const colours = { included: 'var(--accent)', all: 'var(--ink-2)', standard: 'var(--worse)' } as const;

function Spider({ chart }: { readonly chart: SpiderChart | undefined }) {
  if (chart === undefined) return null;
  const names = { included: chart.label, all: ALL, standard: chart.standardLabel };
  const series = (['included', 'all', 'standard'] as const).flatMap((key) => {
    const name = names[key];
    if (name === null) return [];
    const figures = chart.spiderChartStats.map((stat) => ({ value: stat[key].value, text: stat[key].formatted }));
    return [{ name, colour: colours[key], figures }];
  });
  return (
    <div className={classes.spider}>
      <RadarChart
        label={`${chart.label}: share of holes, by part of the game`}
        axes={chart.spiderChartStats.map(({ label }) => label)}
        series={series}
      />
      <ul className={classes.legend} aria-hidden="true">
        {series.map(({ name, colour }) => (
          <li key={name} className="inline-row gap-6">
            <span style={{ background: colour }} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

type BarListProps = { readonly chart: RoundsChart; readonly onSelect: () => void };

/** Horizontal bars, for screens too narrow for ten bars side by side. Their table is with the other chart. */
function BarList({ chart, onSelect }: BarListProps) {
  const max = Math.max(...chart.options.yTicks, ...chart.barData.map(({ value }) => value));
  const birdies = chart.gridData.find(({ label }) => label === 'Birdies')?.cells;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the details button is the way for keys
    <div aria-hidden="true" onClick={onSelect}>
      {chart.barData.map((bar, index) => (
        <div key={bar.label} className={classes.barRow} data-average={bar.isAverage || undefined}>
          <span>
            {bar.label} <small className="fine">{`${bar.date} ${bar.year}`.trim()}</small>
          </span>
          <span className={classes.track}>
            <span style={{ width: `${(100 * bar.value) / max}%` }} />
          </span>
          <b className="strong">{bar.formatted}</b>
          <span>{bar.toPar}</span>
          <small className="fine">{birdies?.[index]} bird.</small>
        </div>
      ))}
    </div>
  );
}
