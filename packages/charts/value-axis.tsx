type ValueAxisProps = {
  readonly ticks: readonly number[];
  /** The vertical position of a value. */
  readonly y: (value: number) => number;
  /** Ends of the lines, in pixels. */
  readonly left: number;
  readonly right: number;
  readonly tickText: (value: number) => string;
  /** Whether the line of zero is stronger than the others. */
  readonly marksZero?: boolean;
};

/** A thin line for each tick of a vertical axis, with its text to the left. */
export const ValueAxis = ({ ticks, y, left, right, tickText, marksZero = false }: ValueAxisProps) =>
  ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={left}
        x2={right}
        y1={y(tick)}
        y2={y(tick)}
        stroke={marksZero && tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
      />
      <text x={left - 6} y={y(tick) + 4} textAnchor="end" fontSize={12} fill="var(--ink-2)">
        {tickText(tick)}
      </text>
    </g>
  ));
