import { scaleLinear } from 'd3-scale';
import { FiguresTable } from './figures-table.tsx';
import { ValueAxis } from './value-axis.tsx';

/** A value at one time, and the level that holds from that time on. */
type StepDot = {
  readonly name: string;
  /** Position on the time axis: any number that increases with time. */
  readonly time: number;
  readonly value: number | null;
  readonly text: string;
  /** Null where there is no level yet. */
  readonly level: number | null;
  readonly levelText: string;
  readonly isFilled: boolean;
};

type StepChartProps = {
  readonly label: string;
  /** In order of time; at least one with a value. */
  readonly dots: readonly StepDot[];
  /** Heads of the table's columns: of the values, of the levels, and of what filled dots are. */
  readonly columns: readonly [string, string, string];
  /** A time that is marked by a line, with its text. */
  readonly mark: { readonly time: number; readonly text: string } | null;
  readonly tickText: (value: number) => string;
  /** Ticks of the time axis. */
  readonly times: readonly { readonly time: number; readonly text: string }[];
  /** In pixels, so that texts keep their size. */
  readonly width?: number;
};

const HEIGHT = 240;
/** Half the width of a tick's text, which must not leave the drawing. */
const TEXT_ROOM = 30;
const PAD = { left: 32, right: 48, top: 22, bottom: 26 };

/** Values as dots and a level as a line of steps: a level holds until the next one. Lower is lower. */
export function StepChart({ label, dots, columns, mark, tickText, times, width = 640 }: StepChartProps) {
  const known = dots.filter((dot) => dot.value !== null);
  const levels = dots.filter((dot) => dot.level !== null);
  const all = [...known.map(({ value }) => value as number), ...levels.map(({ level }) => level as number)];
  const first = Math.min(...dots.map(({ time }) => time));
  const x = scaleLinear()
    .domain([first, Math.max(first + 1, ...dots.map(({ time }) => time))])
    .range([PAD.left + 8, width - PAD.right]);
  const y = scaleLinear()
    .domain([Math.min(...all), Math.max(...all)])
    .nice(4)
    .range([HEIGHT - PAD.bottom, PAD.top]);
  const path = levels.map(({ time, level }, place) => {
    const top = y(level as number);
    return place === 0 ? `M${x(time)} ${top}` : `H${x(time)}V${top}`;
  });
  const last = levels.at(-1);
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
        <ValueAxis ticks={y.ticks(4)} y={y} left={PAD.left} right={width - PAD.right} tickText={tickText} />
        {mark !== null && (
          <>
            <line
              x1={x(mark.time)}
              x2={x(mark.time)}
              y1={6}
              y2={HEIGHT - PAD.bottom}
              stroke="var(--line-strong)"
              strokeDasharray="2 4"
            />
            <text
              x={x(mark.time) + (x(mark.time) > width - 90 ? -6 : 6)}
              y={14}
              textAnchor={x(mark.time) > width - 90 ? 'end' : 'start'}
              {...faint}
            >
              {mark.text}
            </text>
          </>
        )}
        <path d={path.join('')} fill="none" stroke="var(--ink)" strokeWidth={2} strokeLinejoin="round" />
        {known.map((dot) => (
          <circle
            key={dot.name}
            cx={x(dot.time)}
            cy={y(dot.value as number)}
            r={4}
            fill={dot.isFilled ? 'var(--accent)' : 'var(--paper)'}
            stroke={dot.isFilled ? 'var(--accent)' : 'var(--line-strong)'}
            strokeWidth={1.5}
          >
            <title>{`${dot.name}: ${dot.text}`}</title>
          </circle>
        ))}
        {last !== undefined && (
          <>
            <circle cx={x(last.time)} cy={y(last.level as number)} r={4} fill="var(--ink)" />
            <text
              x={x(last.time) + 10}
              y={y(last.level as number) + 5}
              fontSize={16}
              fontWeight={600}
              fill="var(--ink)"
            >
              {last.levelText}
            </text>
          </>
        )}
        {times.map(({ time, text }) => (
          <text
            key={time}
            x={x(time)}
            y={HEIGHT - 6}
            textAnchor={x(time) > width - TEXT_ROOM ? 'end' : x(time) < TEXT_ROOM ? 'start' : 'middle'}
            {...faint}
          >
            {text}
          </text>
        ))}
      </svg>
      <FiguresTable
        caption={label}
        corner="Score"
        columns={columns}
        rows={dots.map((dot) => ({ name: dot.name, cells: [dot.text, dot.levelText, dot.isFilled ? 'Yes' : 'No'] }))}
      />
    </figure>
  );
}
