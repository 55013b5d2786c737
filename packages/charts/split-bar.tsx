type SplitBarProps = {
  /** In display order; parts of zero are left out. */
  readonly parts: readonly {
    readonly id: string;
    readonly value: number;
    readonly colour: string;
    readonly opacity?: number;
  }[];
  readonly height?: number;
};

/** A whole as adjacent parts. Hidden from screen readers, because the parts are beside it as text. */
export function SplitBar({ parts, height = 14 }: SplitBarProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const placed = parts.map((part, index) => ({
    ...part,
    at: parts.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  }));
  return (
    <svg
      viewBox={`0 0 ${Math.max(total, 1)} 1`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ display: 'block' }}
    >
      {total === 0 && <rect width={1} height={1} fill="var(--line)" />}
      {placed
        .filter(({ value }) => value > 0)
        .map(({ id, at, value, colour, opacity = 1 }) => (
          <g key={id}>
            <rect x={at} width={value} height={1} fill={colour} fillOpacity={opacity} />
            {at > 0 && (
              <line
                {...{ x1: at, x2: at, y1: 0, y2: 1 }}
                stroke="var(--paper)"
                strokeWidth={2}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        ))}
    </svg>
  );
}
