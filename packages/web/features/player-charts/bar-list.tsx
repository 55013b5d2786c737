import type { RoundsChart } from '@strokebook/golf/resume';
import classes from './player-charts.module.css';

type BarListProps = { readonly chart: RoundsChart; readonly onSelect: () => void };

/** The same bars lying down, where a screen is too narrow for ten beside each other. Their table stands with the others. */
export function BarList({ chart, onSelect }: BarListProps) {
  const most = Math.max(...chart.options.yTicks, ...chart.barData.map(({ value }) => value));
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
            <span style={{ width: `${(100 * bar.value) / most}%` }} />
          </span>
          <b className="strong">{bar.formatted}</b>
          <span>{bar.toPar}</span>
          <small className="fine">{birdies?.[index]} bird.</small>
        </div>
      ))}
    </div>
  );
}
