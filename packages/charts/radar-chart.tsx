import { scaleLinear } from 'd3-scale';
import { curveLinearClosed, lineRadial, pointRadial } from 'd3-shape';
import { type Figure, FiguresTable } from './figures-table.tsx';

type RadarSeries = {
  readonly name: string;
  readonly colour: string;
  /** One per axis, 0 to 100; null if there is nothing to compare. */
  readonly figures: readonly Figure[];
};

type RadarChartProps = {
  readonly label: string;
  readonly axes: readonly string[];
  readonly series: readonly RadarSeries[];
};

const RADIUS = 112;
const LABEL_RADIUS = 128;
const RINGS = [25, 50, 75, 100];
const radius = scaleLinear().domain([0, 100]).range([0, RADIUS]).clamp(true);

/** A spider chart of percentages: one axis per category, with all series overlaid. */
export function RadarChart({ label, axes, series }: RadarChartProps) {
  const angleOf = (index: number) => (index * 2 * Math.PI) / axes.length;
  const ring = (percent: number) => closedPath(axes.map((_, index) => [angleOf(index), radius(percent)]));
  return (
    <figure style={{ margin: 0, position: 'relative' }}>
      <svg viewBox="-196 -152 392 284" width="100%" aria-hidden="true">
        <g fill="none" stroke="var(--line)">
          {RINGS.map((percent) => (
            <path key={percent} d={ring(percent)} strokeDasharray={percent === 50 ? '3 3' : undefined} />
          ))}
          {axes.map((axis, index) => {
            const [x, y] = pointRadial(angleOf(index), RADIUS);
            return <line key={axis} x2={x} y2={y} />;
          })}
        </g>
        {series.map((one) => (
          <SeriesShape key={one.name} series={one} angleOf={angleOf} />
        ))}
        <text
          x={5}
          y={-radius(50) - 4}
          fontSize={11}
          fill="var(--ink-2)"
          stroke="var(--paper)"
          strokeWidth={3}
          paintOrder="stroke"
        >
          50%
        </text>
        {axes.map((axis, index) => {
          const [x, y] = pointRadial(angleOf(index), LABEL_RADIUS);
          const anchor = Math.abs(x) < 8 ? 'middle' : x > 0 ? 'start' : 'end';
          return (
            <text key={axis} x={x} y={y + 4} textAnchor={anchor} fontSize={13} fill="var(--ink)">
              {axis}
            </text>
          );
        })}
      </svg>
      <FiguresTable
        caption={label}
        corner="Series"
        columns={axes}
        rows={series.map((one) => ({ name: one.name, cells: one.figures.map((figure) => figure.text) }))}
      />
    </figure>
  );
}

type SeriesShapeProps = { readonly series: RadarSeries; readonly angleOf: (index: number) => number };

function SeriesShape({ series, angleOf }: SeriesShapeProps) {
  // A category without a figure has no corner: drawing it at 0 would show a result that does not exist.
  const corners = series.figures.flatMap((figure, index): [number, number][] =>
    figure.value === null ? [] : [[angleOf(index), radius(figure.value)]],
  );
  return (
    <g stroke={series.colour} fill={series.colour}>
      <path d={closedPath(corners)} fillOpacity={0.1} strokeWidth={2} strokeLinejoin="round" />
      {corners.map(([angle, distance]) => {
        const [x, y] = pointRadial(angle, distance);
        return <circle key={angle} cx={x} cy={y} r={2.5} stroke="none" />;
      })}
    </g>
  );
}

const outline = lineRadial<[number, number]>().curve(curveLinearClosed);
const closedPath = (points: [number, number][]): string => outline(points) ?? '';
