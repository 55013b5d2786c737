import { scaleLinear } from 'd3-scale';
import { FiguresTable } from './figures-table.tsx';
import { ValueAxis } from './value-axis.tsx';

/** What follows from one score. */
type OutcomeDot = { readonly score: number; readonly value: number; readonly text: string };

type OutcomeChartProps = {
  readonly label: string;
  /** Lowest score first. */
  readonly dots: readonly OutcomeDot[];
  /** Heads of the table: of the scores and of the values. */
  readonly columns: readonly [string, string];
  /** The value now. */
  readonly now: { readonly value: number; readonly text: string };
  readonly chosen: number;
  readonly tickText: (value: number) => string;
  /** In pixels, so that texts keep their size. */
  readonly width?: number;
};

const HEIGHT = 180;
/** Left and right a slider below the chart has its ends, half a thumb from its edges. */
const PAD = { left: 40, right: 12, top: 12, bottom: 26 };

/** One dot for each score; hollow where nothing changes. */
export function OutcomeChart({ label, dots, columns, now, chosen, tickText, width = 320 }: OutcomeChartProps) {
  const values = [now.value, ...dots.map(({ value }) => value)];
  const x = scaleLinear()
    .domain([Math.min(...dots.map(({ score }) => score)), Math.max(...dots.map(({ score }) => score))])
    .range([PAD.left + 8, width - PAD.right]);
  const y = scaleLinear()
    .domain([Math.min(...values), Math.max(...values)])
    .nice(3)
    .range([HEIGHT - PAD.bottom, PAD.top]);
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
        <ValueAxis ticks={y.ticks(3)} y={y} left={PAD.left} right={width} tickText={tickText} />
        <line
          x1={PAD.left}
          x2={width}
          y1={y(now.value)}
          y2={y(now.value)}
          stroke="var(--line-strong)"
          strokeDasharray="2 4"
        />
        {dots.map(({ score, value }) => {
          const isChosen = score === chosen;
          const isSame = value === now.value;
          const ground = isSame ? 'var(--paper)' : 'var(--ink)';
          return (
            <circle
              key={score}
              cx={x(score)}
              cy={y(value)}
              r={isChosen ? 6 : 3.5}
              fill={isChosen ? 'var(--accent)' : ground}
              stroke={isChosen ? 'var(--accent)' : isSame ? 'var(--line-strong)' : 'var(--ink)'}
              strokeWidth={1.5}
            />
          );
        })}
        {x.ticks(6).map((score) => (
          <text key={score} x={x(score)} y={HEIGHT - 6} textAnchor="middle" {...faint}>
            {score}
          </text>
        ))}
      </svg>
      <FiguresTable
        caption={label}
        corner={columns[0]}
        columns={[columns[1]]}
        rows={dots.map(({ score, text }) => ({ name: String(score), cells: [text] }))}
      />
    </figure>
  );
}
