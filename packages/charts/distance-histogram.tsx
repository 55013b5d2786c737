import { scaleLinear } from 'd3-scale';
import { FiguresTable } from './figures-table.tsx';

type DistanceHistogramProps = {
  readonly label: string;
  readonly bins: readonly { readonly from: number; readonly count: number }[];
  /** The axes, shared by histograms that are compared. */
  readonly window: {
    readonly from: number;
    readonly to: number;
    readonly binYards: number;
    readonly highestShare: number;
  };
  readonly median: { readonly value: number; readonly text: string };
  readonly middleHalf: { readonly from: number; readonly to: number; readonly text: string };
  readonly tickText: (value: number) => string;
  readonly unit: string;
  /** In pixels, so that texts keep their size. */
  readonly width?: number;
};

const HEIGHT = 168;
const PAD = { left: 6, right: 6, top: 34, bottom: 24 };
/** Keeps a tick's text inside the drawing. */
const TEXT_ROOM = 14;
const faint = { fontSize: 12, fill: 'var(--ink-2)' };

/** A histogram of lengths: a bar per bin as a share of all, with median and middle half marked. */
export function DistanceHistogram(props: DistanceHistogramProps) {
  const { label, bins, window, median, middleHalf, tickText, unit, width = 480 } = props;
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const x = scaleLinear()
    .domain([window.from, window.to])
    .range([PAD.left, width - PAD.right]);
  const y = scaleLinear()
    .domain([0, window.highestShare])
    .range([HEIGHT - PAD.bottom, PAD.top]);
  const base = HEIGHT - PAD.bottom;
  // Keeps the text of the median inside the drawing.
  const textAt = Math.max(60, Math.min(width - 60, x(median.value)));
  const isIn = (from: number) => from + window.binYards > middleHalf.from && from <= middleHalf.to;
  return (
    <figure style={{ margin: 0, position: 'relative' }}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width="100%" aria-hidden="true" style={{ display: 'block' }}>
        {bins
          .filter(({ from }) => from >= window.from)
          .map(({ from, count }) => (
            <rect
              key={from}
              x={x(from) + 1}
              y={y(count / total)}
              width={Math.max(1, x(from + window.binYards) - x(from) - 2)}
              height={base - y(count / total)}
              fill={isIn(from) ? 'var(--accent)' : 'var(--bar)'}
              fillOpacity={isIn(from) ? 0.55 : 1}
            >
              <title>{`${tickText(from)} to ${tickText(from + window.binYards)} ${unit}: ${count}`}</title>
            </rect>
          ))}
        <line x1={0} x2={width} y1={base} y2={base} stroke="var(--line-strong)" />
        {x
          .ticks(Math.max(3, Math.floor(width / 90)))
          .filter((tick) => x(tick) >= TEXT_ROOM && x(tick) <= width - TEXT_ROOM)
          .map((tick) => (
            <text key={tick} x={x(tick)} y={HEIGHT - 6} textAnchor="middle" {...faint}>
              {tickText(tick)}
            </text>
          ))}
        <line
          x1={x(median.value)}
          x2={x(median.value)}
          y1={PAD.top - 8}
          y2={base}
          stroke="var(--ink)"
          strokeWidth={1.5}
        />
        <text x={textAt} y={13} textAnchor="middle" fontSize={13} fontWeight={600} fill="var(--ink)">
          {median.text}
        </text>
      </svg>
      <FiguresTable
        caption={label}
        corner={`Length in ${unit}`}
        columns={['Drives']}
        rows={[
          { name: 'Median', cells: [median.text] },
          { name: 'Middle half', cells: [middleHalf.text] },
          ...bins.map(({ from, count }) => ({
            name: `${tickText(from)} to ${tickText(from + window.binYards)}`,
            cells: [String(count)],
          })),
        ]}
      />
    </figure>
  );
}
