import { scaleLinear, scaleSqrt } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { FiguresTable } from './figures-table.tsx';

export type MakePoint = {
  readonly name: string;
  /** Mean length of the band's putts; null without putts. */
  readonly at: number | null;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly text: string;
  readonly range: string;
  readonly count: string;
  /** The bounds of the band, and the share that the reference players make. */
  readonly from: number;
  readonly to: number;
  readonly reference: { readonly value: number; readonly text: string } | null;
};

type MakeCurveProps = {
  readonly label: string;
  readonly points: readonly MakePoint[];
  readonly curve: readonly { readonly feet: number; readonly share: number }[];
  readonly tickText: (feet: number) => string;
  readonly shareText: (share: number) => string;
  readonly unit: string;
  readonly referenceName: string;
  /** In pixels, so that texts keep their size. */
  readonly width?: number;
};

const HEIGHT = 240;
const PAD = { left: 42, right: 10, top: 16, bottom: 38 };
/** The maximum of the axis. */
const MAX_FEET = 50;
const TICKS = [0, 3, 5, 10, 15, 20, 30, 40, 50];
const SHARES = [0, 0.25, 0.5, 0.75, 1];
const faint = { fontSize: 12, fill: 'var(--ink-2)' };

/** The make rate by length of putt: a point with its interval for each band, and a smooth curve. */
export function MakeCurve(props: MakeCurveProps) {
  const { label, points, curve, tickText, shareText, unit, referenceName, width = 480 } = props;
  const x = scaleSqrt()
    .domain([0, MAX_FEET])
    .range([PAD.left, width - PAD.right])
    .clamp(true);
  const y = scaleLinear()
    .domain([0, 1])
    .range([HEIGHT - PAD.bottom, PAD.top]);
  const course = line<{ readonly feet: number; readonly share: number }>()
    .x(({ feet }) => x(feet))
    .y(({ share }) => y(share))
    .curve(curveMonotoneX);
  const isNarrow = width < 420;
  const references = points.filter(({ reference }) => reference !== null);
  const last = references.at(-1);
  return (
    <figure style={{ margin: 0, position: 'relative' }}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width="100%" aria-hidden="true" style={{ display: 'block' }}>
        {SHARES.map((share) => (
          <g key={share}>
            <line
              x1={PAD.left}
              x2={width - PAD.right}
              y1={y(share)}
              y2={y(share)}
              stroke={share === 0 ? 'var(--line-strong)' : 'var(--line)'}
            />
            <text x={PAD.left - 6} y={y(share) + 4} textAnchor="end" {...faint}>
              {shareText(share)}
            </text>
          </g>
        ))}
        {TICKS.filter((tick) => !(isNarrow && (tick === 3 || tick === 40))).map((tick) => (
          <text key={tick} x={x(tick)} y={HEIGHT - PAD.bottom + 16} textAnchor="middle" {...faint}>
            {tickText(tick)}
          </text>
        ))}
        <text x={width - PAD.right} y={HEIGHT - 5} textAnchor="end" {...faint}>
          {unit}
        </text>
        {references.map(({ name, from, to, reference }) => (
          <line
            key={name}
            {...{ x1: x(Math.max(0, from)) + 1, x2: x(to) - 1 }}
            {...{ y1: y(reference?.value ?? 0), y2: y(reference?.value ?? 0) }}
            stroke="var(--ink-2)"
            strokeDasharray="3 2"
          >
            <title>{`${referenceName}, ${name}: ${reference?.text}`}</title>
          </line>
        ))}
        {last !== undefined && (
          <text x={width - PAD.right} y={y(0.9)} textAnchor="end" {...faint}>{`Dashed: ${referenceName}`}</text>
        )}
        <path d={course(curve) ?? ''} fill="none" stroke="var(--accent)" strokeWidth={2} />
        {points.map(({ name, at, value, low, high, text, count }) =>
          at === null || value === null ? null : (
            <g key={name} stroke="var(--accent)">
              {low !== null && high !== null && (
                <line x1={x(at)} x2={x(at)} y1={y(low)} y2={y(high)} strokeWidth={4} strokeOpacity={0.35} />
              )}
              <circle cx={x(at)} cy={y(value)} r={4.5} fill="var(--accent)" strokeWidth={0}>
                <title>{`${name}: ${text}, ${count}`}</title>
              </circle>
            </g>
          ),
        )}
      </svg>
      <FiguresTable
        caption={label}
        corner="Length"
        columns={['Made', 'Between', 'Of', referenceName]}
        rows={points.map(({ name, text, range, count, reference }) => ({
          name,
          cells: [text, range, count, reference?.text ?? ''],
        }))}
      />
    </figure>
  );
}
