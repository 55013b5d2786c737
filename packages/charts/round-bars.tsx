import { scaleBand, scaleLinear } from 'd3-scale';
import { FiguresTable } from './figures-table.tsx';

/** A bar: a round, or the average of all. Texts are formatted by the engine. */
type RoundBar = {
  readonly label: string;
  readonly date: string;
  /** Empty if the date alone is unambiguous. */
  readonly year: string;
  readonly value: number;
  readonly formatted: string;
  readonly toPar: string;
  readonly isAverage: boolean;
};

type RoundBarsProps = {
  readonly label: string;
  readonly bars: readonly RoundBar[];
  /** Rows of figures below the bars, one cell per bar. */
  readonly gridRows: readonly { readonly label: string; readonly cells: readonly string[] }[];
  readonly options: {
    readonly baseWidth: number;
    readonly baseHeight: number;
    readonly yTicks: readonly number[];
    readonly paddingLeft: number;
    readonly paddingTop: number;
  };
  /** Called on a click on a bar; callers must offer keyboard users another control for the same action. */
  readonly onSelect?: () => void;
};

const AXIS_HEIGHT = 36;
const YEAR_HEIGHT = 14;
const ROW_HEIGHT = 22;
/** Radius of the signs. */
const SIGN = 13;
/** Space for the sign above the highest bar. */
const HEADROOM = 2 * SIGN + 2;

/** Scores as bars from zero, with dates and figures below; the average is separate and green (ABOUT-08). */
export function RoundBars({ label, bars, gridRows, options, onSelect }: RoundBarsProps) {
  const { baseWidth, baseHeight, yTicks, paddingLeft, paddingTop } = options;
  const axisHeight = AXIS_HEIGHT + (bars.some(({ year }) => year !== '') ? YEAR_HEIGHT : 0);
  const height = baseHeight + axisHeight + gridRows.length * ROW_HEIGHT;
  const x = scaleBand<number>()
    .domain(bars.map((_, index) => index))
    .range([paddingLeft, baseWidth])
    .paddingInner(0.28)
    .paddingOuter(0.2);
  const y = scaleLinear()
    .domain([0, Math.max(...yTicks, ...bars.map(({ value }) => value))])
    .range([baseHeight, paddingTop + HEADROOM]);
  const middleOf = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const faint = { fontSize: 11, fill: 'var(--ink-2)' };
  return (
    <figure style={{ margin: 0, position: 'relative' }}>
      <svg viewBox={`0 0 ${baseWidth} ${height}`} width="100%" aria-hidden="true" style={{ display: 'block' }}>
        {yTicks.map((tick) => (
          <g key={tick}>
            <line x1={paddingLeft} x2={baseWidth} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
            <text x={paddingLeft - 8} y={y(tick) + 4} textAnchor="end" {...faint}>
              {tick}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <g
            key={bar.label}
            textAnchor="middle"
            fontSize={12}
            fill="var(--ink)"
            style={onSelect === undefined ? undefined : { cursor: 'pointer' }}
            onClick={onSelect}
          >
            <rect
              x={x(index)}
              y={y(bar.value)}
              width={x.bandwidth()}
              height={baseHeight - y(bar.value)}
              rx={2}
              fill={bar.isAverage ? 'var(--accent)' : 'var(--line)'}
            />
            <ToPar x={middleOf(index)} y={y(bar.value) - SIGN} text={bar.toPar} />
            <text x={middleOf(index)} y={baseHeight + 15} fontWeight={bar.isAverage ? 600 : 400}>
              {bar.label}
            </text>
            <text x={middleOf(index)} y={baseHeight + 29} {...faint}>
              {bar.date}
            </text>
            <text x={middleOf(index)} y={baseHeight + 29 + YEAR_HEIGHT} {...faint}>
              {bar.year}
            </text>
          </g>
        ))}
        {gridRows.map((row, place) => {
          const top = baseHeight + axisHeight + place * ROW_HEIGHT;
          return (
            <g key={row.label} fontSize={12} fill="var(--ink)">
              <line x1={0} x2={baseWidth} y1={top} y2={top} stroke="var(--line)" />
              <text x={0} y={top + 15} {...faint}>
                {row.label}
              </text>
              {row.cells.map((cell, index) => (
                <text
                  key={bars[index]?.label}
                  x={middleOf(index)}
                  y={top + 15}
                  textAnchor="middle"
                  fontWeight={bars[index]?.isAverage ? 600 : 400}
                >
                  {cell}
                </text>
              ))}
            </g>
          );
        })}
      </svg>
      <FiguresTable
        caption={label}
        corner="Round"
        columns={['Date', 'To par', ...gridRows.map((row) => row.label)]}
        rows={bars.map((bar, index) => ({
          name: bar.label,
          cells: [`${bar.date} ${bar.year}`.trim(), bar.toPar, ...gridRows.map((row) => row.cells[index] ?? '')],
        }))}
      />
    </figure>
  );
}

type ToParProps = { readonly x: number; readonly y: number; readonly text: string };

/** The score to par in golf's notation: a circle under par, a square over par. The bars differ too little to see. */
function ToPar({ x, y, text }: ToParProps) {
  const isUnder = text.startsWith('\u2212');
  const isOver = text.startsWith('+');
  return (
    <>
      {isUnder && <circle cx={x} cy={y} r={SIGN} fill="var(--accent)" />}
      {isOver && <rect x={x - SIGN} y={y - SIGN} width={2 * SIGN} height={2 * SIGN} rx={2} fill="var(--worse-tint)" />}
      <text
        x={x}
        y={y + 4}
        fontSize={11}
        fontWeight={600}
        fill={isUnder ? 'var(--on-accent)' : isOver ? 'var(--on-worse-tint)' : undefined}
      >
        {text}
      </text>
    </>
  );
}
