import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type Figure, FiguresTable } from './figures-table.tsx';

type SparklineProps = {
  readonly label: string;
  /** In the order of time. */
  readonly points: readonly (Figure & { readonly name: string })[];
  readonly colour?: string;
};

const [WIDTH, HEIGHT, PAD] = [120, 28, 4];

/** The course of a figure in the space of a word; a point without a value leaves a gap. */
export function Sparkline({ label, points, colour = 'var(--green, #0b6b3a)' }: SparklineProps) {
  const values = points.flatMap((point) => (point.value === null ? [] : [point.value]));
  const x = scaleLinear()
    .domain([0, Math.max(points.length - 1, 1)])
    .range([PAD, WIDTH - PAD]);
  const y = scaleLinear()
    .domain([Math.min(...values), Math.max(...values)])
    .range([HEIGHT - PAD, PAD]);
  const draw = line<Figure>()
    .defined((point) => point.value !== null)
    .x((_, index) => x(index))
    .y((point) => y(point.value ?? 0));
  const last = points.findLastIndex((point) => point.value !== null);
  const lastValue = points[last]?.value;
  return (
    <span style={{ position: 'relative', display: 'inline-block' }}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
        <path d={draw(points) ?? ''} fill="none" stroke={colour} strokeWidth={1.5} strokeLinejoin="round" />
        {typeof lastValue === 'number' && <circle cx={x(last)} cy={y(lastValue)} r={2.5} fill={colour} />}
      </svg>
      <FiguresTable
        caption={label}
        corner="Point"
        columns={['Figure']}
        rows={points.map((point) => ({ name: point.name, cells: [point.text] }))}
      />
    </span>
  );
}
