import { scaleLinear } from 'd3-scale';
import { FiguresTable } from './figures-table.tsx';

type IntervalBarProps = {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The value to compare with, drawn as a line in the middle. */
  readonly reference: number;
  /** The better direction is always drawn to the right. */
  readonly better: 'higher' | 'lower' | 'none';
  readonly isCertain: boolean;
  /** The figures in words, as text alternative. */
  readonly figures: readonly { readonly name: string; readonly text: string }[];
};

/** A value with its interval relative to a reference; dashed if the sample is too small. */
export function IntervalBar({ label, value, low, high, reference, better, isCertain, figures }: IntervalBarProps) {
  const reach = Math.max(Math.abs(low - reference), Math.abs(high - reference), Number.MIN_VALUE);
  const place = scaleLinear()
    .domain([reference - reach, reference + reach])
    .range(better === 'lower' ? [97, 3] : [3, 97])
    .clamp(true);
  const isBetter = place(value) >= 50;
  const colour = isBetter ? 'var(--better, #0a6a55)' : 'var(--worse, #b04e0b)';
  return (
    <div style={{ position: 'relative' }}>
      <svg viewBox="0 0 100 16" preserveAspectRatio="none" width="100%" height="16" aria-hidden="true">
        <g fill="none">
          <line
            {...{ x1: 50, x2: 50, y1: 0, y2: 16 }}
            stroke="var(--ink-2, #55625a)"
            strokeOpacity={0.5}
            vectorEffect="non-scaling-stroke"
          />
          <line
            {...{ x1: place(low), x2: place(high), y1: 8, y2: 8 }}
            stroke={colour}
            strokeWidth={isCertain ? 3 : 1.5}
            strokeDasharray={isCertain ? undefined : '4 3'}
            vectorEffect="non-scaling-stroke"
          />
          <line
            {...{ x1: place(value), x2: place(value), y1: 3, y2: 13 }}
            stroke={colour}
            strokeWidth={4}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </svg>
      <FiguresTable
        caption={label}
        corner="Of"
        columns={['Figure']}
        rows={figures.map((figure) => ({ name: figure.name, cells: [figure.text] }))}
      />
    </div>
  );
}
