import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { FiguresTable } from './figures-table.tsx';

type Place = { readonly across: number; readonly along: number };

type DispersionDot = Place & {
  readonly id: string;
  /** Tooltip of the dot. */
  readonly name: string;
  /** Null if it is unknown whether the shot reached its target. */
  readonly isHit: boolean | null;
};

type DispersionOutline = { readonly label: string; readonly outline: readonly Place[] };

type DispersionChartProps = {
  readonly label: string;
  /** All lengths are in the unit of the axes; right and long are positive. */
  readonly dots: readonly DispersionDot[];
  /** The smaller region first. */
  readonly regions: readonly DispersionOutline[];
  /** Whether the regions are rough because there are few shots. */
  readonly isRough: boolean;
  readonly median: Place;
  /** A pin, or a line of the given half-width. */
  readonly target: { readonly kind: 'pin' } | { readonly kind: 'line'; readonly halfWidth: number };
  readonly window: { readonly across: readonly [number, number]; readonly along: readonly [number, number] };
  readonly tickText: (value: number) => string;
  readonly unit: string;
  /** Legend texts of hit and missed dots. */
  readonly marks: readonly [hit: string, missed: string];
  /** The figures in words, as text alternative. */
  readonly figures: readonly { readonly name: string; readonly text: string }[];
  /** In pixels, so that texts keep their size. */
  readonly width?: number;
};

const PAD = { left: 40, right: 8, top: 22, bottom: 38 };
const faint = { fontSize: 12, fill: 'var(--ink-2)' };
const green = 'var(--accent)';
const halo = { stroke: 'var(--paper)', strokeWidth: 3, paintOrder: 'stroke' } as const;

/** Where shots finished relative to their target, with the regions in which future shots are expected. */
export function DispersionChart(props: DispersionChartProps) {
  const { label, dots, window, tickText, unit, width = 480 } = props;
  const perUnit = (width - PAD.left - PAD.right) / (window.across[1] - window.across[0]);
  const height = PAD.top + PAD.bottom + perUnit * (window.along[1] - window.along[0]);
  const x = scaleLinear()
    .domain(window.across)
    .range([PAD.left, width - PAD.right])
    .clamp(true);
  const y = scaleLinear()
    .domain(window.along)
    .range([height - PAD.bottom, PAD.top])
    .clamp(true);
  return (
    <figure style={{ margin: 0, position: 'relative' }}>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true" style={{ display: 'block' }}>
        {y.ticks(6).map((tick) => (
          <g key={tick}>
            <line x1={PAD.left} x2={width - PAD.right} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
            <text x={PAD.left - 6} y={y(tick) + 4} textAnchor="end" {...faint}>
              {tickText(tick)}
            </text>
          </g>
        ))}
        {x.ticks(6).map((tick) => (
          <g key={tick}>
            <line x1={x(tick)} x2={x(tick)} y1={PAD.top} y2={height - PAD.bottom} stroke="var(--line)" />
            <text x={x(tick)} y={height - PAD.bottom + 16} textAnchor="middle" {...faint}>
              {tickText(tick)}
            </text>
          </g>
        ))}
        <AxisNames {...{ unit, width, height }} isPin={props.target.kind === 'pin'} />
        <Target {...props} x={x} y={y} bottom={height - PAD.bottom} />
        <Regions {...props} x={x} y={y} />
        {dots.map((dot) => (
          <Dot key={dot.id} dot={dot} cx={x(dot.across)} cy={y(dot.along)} />
        ))}
        <Labels {...props} x={x} y={y} />
      </svg>
      <Marks marks={props.marks} />
      <FiguresTable
        caption={label}
        corner="Of these shots"
        columns={['Figure']}
        rows={props.figures.map(({ name, text }) => ({ name, cells: [text] }))}
      />
    </figure>
  );
}

type Scale = (value: number) => number;
type Scales = { readonly x: Scale; readonly y: Scale };

type AxisNamesProps = {
  readonly unit: string;
  readonly width: number;
  readonly height: number;
  readonly isPin: boolean;
};

function AxisNames({ unit, width, height, isPin }: AxisNamesProps) {
  const middle = (PAD.left + width - PAD.right) / 2;
  return (
    <g {...faint}>
      <text x={PAD.left} y={height - 4}>
        ← left
      </text>
      <text x={middle} y={height - 4} textAnchor="middle">
        {unit}
      </text>
      <text x={width - PAD.right} y={height - 4} textAnchor="end">
        right →
      </text>
      <text x={PAD.left} y={12}>
        {isPin ? '↑ long' : `↑ length, ${unit}`}
      </text>
      {isPin && (
        <text x={PAD.left + 6} y={height - PAD.bottom - 6} {...halo}>
          ↓ short
        </text>
      )}
    </g>
  );
}

/** The target line, with a flag at its end or with the width that counts as on target. */
function Target({ target, window, x, y, bottom }: DispersionChartProps & Scales & { readonly bottom: number }) {
  const middle = x(0);
  if (target.kind === 'line') {
    const [left, right] = [x(0 - target.halfWidth), x(target.halfWidth)];
    return (
      <g>
        <rect x={left} y={PAD.top} width={right - left} height={bottom - PAD.top} fill={green} fillOpacity={0.08} />
        <line x1={middle} x2={middle} y1={PAD.top} y2={bottom} stroke="var(--line-strong)" />
      </g>
    );
  }
  return (
    <g stroke="var(--line-strong)">
      <line x1={middle} x2={middle} y1={PAD.top} y2={bottom} />
      <line x1={x(window.across[0])} x2={x(window.across[1])} y1={y(0)} y2={y(0)} />
    </g>
  );
}

const outlineOf = (outline: readonly Place[], { x, y }: Scales): string =>
  `${line<Place>()
    .x((place) => x(place.across))
    .y((place) => y(place.along))([...outline])}Z`;

function Regions({ regions, isRough, x, y }: DispersionChartProps & Scales) {
  return regions.map(({ label, outline }, index) => (
    <path
      key={label}
      d={outlineOf(outline, { x, y })}
      fill={green}
      fillOpacity={index === 0 ? 0.16 : 0.08}
      stroke={green}
      strokeWidth={1.5}
      strokeDasharray={isRough ? '5 4' : undefined}
    />
  ));
}

/** A hit is a full dot and a miss an open one, so that they differ without color. */
function Dot({ dot, cx, cy }: { readonly dot: DispersionDot; readonly cx: number; readonly cy: number }) {
  const look =
    dot.isHit === true
      ? { fill: green, fillOpacity: 0.75 }
      : { fill: 'none', stroke: 'var(--ink-2)', strokeWidth: 1.2 };
  return (
    <circle cx={cx} cy={cy} r={dot.isHit === null ? 1.8 : 3.2} {...look}>
      <title>{dot.name}</title>
    </circle>
  );
}

/** Drawn above the dots: the flag, the median's cross and the regions' names. */
function Labels({ regions, median, target, x, y }: DispersionChartProps & Scales) {
  const [mx, my] = [x(median.across), y(median.along)];
  return (
    <g>
      {target.kind === 'pin' && (
        <g>
          <path d={`M${x(0)} ${y(0)}v-20`} stroke="var(--ink)" strokeWidth={1.5} />
          <path d={`M${x(0)} ${y(0) - 20}l11 4l-11 4z`} fill="var(--flag)" />
        </g>
      )}
      <path d={`M${mx - 8} ${my}h16M${mx} ${my - 8}v16`} stroke="var(--paper)" strokeWidth={5} />
      <path d={`M${mx - 8} ${my}h16M${mx} ${my - 8}v16`} stroke="var(--ink)" strokeWidth={2} />
      {regions.map(({ label, outline }) => {
        const top = outline.reduce((a, b) => (b.along > a.along ? b : a));
        return (
          <text
            key={label}
            x={x(top.across)}
            y={y(top.along) - 5}
            textAnchor="middle"
            fontSize={12}
            fontWeight={600}
            fill={green}
            {...halo}
          >
            {label}
          </text>
        );
      })}
    </g>
  );
}

function Marks({ marks }: Pick<DispersionChartProps, 'marks'>) {
  const style = { display: 'inline-flex', alignItems: 'center', gap: 6, marginRight: 16 };
  return (
    <figcaption aria-hidden="true" style={{ marginTop: 8, color: 'var(--ink-2)', fontSize: 12 }}>
      <span style={style}>
        <svg width="10" height="10" viewBox="0 0 10 10">
          <circle cx="5" cy="5" r="3.6" fill={green} />
        </svg>
        {marks[0]}
      </span>
      <span style={style}>
        <svg width="10" height="10" viewBox="0 0 10 10">
          <circle cx="5" cy="5" r="3.6" fill="none" stroke="var(--ink-2)" strokeWidth={1.4} />
        </svg>
        {marks[1]}
      </span>
      <span style={style}>
        <svg width="12" height="12" viewBox="0 0 12 12">
          <path d="M1 6h10M6 1v10" stroke="var(--ink)" strokeWidth={2} />
        </svg>
        median
      </span>
    </figcaption>
  );
}
