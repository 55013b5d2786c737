import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type Figure, FiguresTable } from './figures-table.tsx';
import { ValueAxis } from './value-axis.tsx';

/** One round on the chart, with the value of the smoothed line at that round. */
export type TrendDot = Figure & {
  readonly name: string;
  /** Position on the time axis: any number that increases with time. */
  readonly time: number;
  readonly trend: { readonly value: number; readonly low: number; readonly high: number; readonly text: string } | null;
  readonly isMarked: boolean;
};

type TrendChartProps = {
  readonly label: string;
  /** In order of time. */
  readonly dots: readonly TrendDot[];
  /** Texts of the first and the last day. */
  readonly ends: readonly [string, string];
  readonly tickText: (value: number) => string;
  /** Ticks of the time axis; with fewer than two the ends are shown instead. */
  readonly times: readonly { readonly time: number; readonly text: string }[];
  /** In pixels, so that texts keep their size. */
  readonly width?: number;
};

const HEIGHT = 240;
/** Half the width of a tick's text, which must not leave the drawing. */
const TEXT_ROOM = 30;
const PAD = { left: 44, right: 12, top: 12, bottom: 26 };

/** A figure round by round, with its smoothed line and confidence band. Zero is always shown. */
export function TrendChart({ label, dots, ends, tickText, times, width = 640 }: TrendChartProps) {
  const known = dots.filter((dot) => dot.value !== null);
  const values = known.map((dot) => dot.value as number);
  const x = scaleLinear()
    .domain([Math.min(...known.map((dot) => dot.time)), Math.max(...known.map((dot) => dot.time)) || 1])
    .range([PAD.left + 6, width - PAD.right]);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values)])
    .nice(5)
    .range([HEIGHT - PAD.bottom, PAD.top]);
  const smooth = dots.flatMap((dot) => (dot.trend === null ? [] : [{ time: dot.time, ...dot.trend }]));
  type Smooth = (typeof smooth)[number];
  const band = area<Smooth>()
    .x((point) => x(point.time))
    .y0((point) => y(point.low))
    .y1((point) => y(point.high));
  const course = line<Smooth>()
    .x((point) => x(point.time))
    .y((point) => y(point.value));
  const faint = { fontSize: 12, fill: 'var(--ink-2)' };
  return (
    <figure style={{ margin: 0, position: 'relative' }}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        aria-hidden="true"
        style={{ display: 'block' }}
      >
        <ValueAxis ticks={y.ticks(5)} y={y} left={PAD.left} right={width} tickText={tickText} marksZero />
        <path d={band(smooth) ?? ''} fill="var(--accent)" fillOpacity={0.14} />
        {known.map((dot) => (
          <circle
            key={dot.name}
            cx={x(dot.time)}
            cy={y(dot.value as number)}
            r={dot.isMarked ? 4 : 3}
            fill={dot.isMarked ? 'var(--accent)' : 'var(--bar)'}
          >
            <title>{`${dot.name}: ${dot.text}`}</title>
          </circle>
        ))}
        <path d={course(smooth) ?? ''} fill="none" stroke="var(--accent)" strokeWidth={2} strokeLinejoin="round" />
        {times.length < 2 ? (
          <>
            <text x={PAD.left} y={HEIGHT - 6} {...faint}>
              {ends[0]}
            </text>
            <text x={width - PAD.right} y={HEIGHT - 6} textAnchor="end" {...faint}>
              {ends[1]}
            </text>
          </>
        ) : (
          times.map(({ time, text }) => (
            <g key={time}>
              <line
                x1={x(time)}
                x2={x(time)}
                y1={HEIGHT - PAD.bottom}
                y2={HEIGHT - PAD.bottom + 5}
                stroke="var(--line-strong)"
              />
              <text x={x(time)} y={HEIGHT - 6} textAnchor={x(time) > width - TEXT_ROOM ? 'end' : 'middle'} {...faint}>
                {text}
              </text>
            </g>
          ))
        )}
      </svg>
      <FiguresTable
        caption={label}
        corner="Round"
        columns={['Figure', 'Smoothed']}
        rows={dots.map((dot) => ({ name: dot.name, cells: [dot.text, dot.trend?.text ?? ''] }))}
      />
    </figure>
  );
}
