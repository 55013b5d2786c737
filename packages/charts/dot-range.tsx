type DotRangeProps = {
  /** Null draws an empty track. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Shared by figures that are compared. */
  readonly scale: { readonly from: number; readonly to: number };
  /** Position of a thin reference line: zero, or another figure. */
  readonly reference?: number | null;
  readonly colour?: string;
  /** A ring instead of a dot, for a figure that says nothing certain. */
  readonly isHollow?: boolean;
};

const [WIDTH, HEIGHT, PAD] = [200, 20, 5];

/**
 * A figure as a dot with its interval as a line, on a shared scale. The line is clipped at the ends of the track.
 * Hidden from screen readers, because the figure is beside it as text.
 */
export function DotRange(props: DotRangeProps) {
  const { value, low, high, scale, reference = null, colour = 'var(--accent)', isHollow = false } = props;
  const x = (at: number) => {
    const share = (at - scale.from) / (scale.to - scale.from);
    return PAD + (WIDTH - 2 * PAD) * Math.max(0, Math.min(1, share));
  };
  const middle = HEIGHT / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
      // A dot at the end of the track must not be clipped.
      style={{ overflow: 'visible' }}
    >
      <g vectorEffect="non-scaling-stroke" strokeLinecap="round">
        <line
          {...{ x1: PAD, x2: WIDTH - PAD, y1: middle, y2: middle }}
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
        {reference !== null && (
          <line
            {...{ x1: x(reference), x2: x(reference), y1: 2, y2: HEIGHT - 2 }}
            stroke="var(--line-strong)"
            strokeLinecap="butt"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {low !== null && high !== null && (
          <line
            {...{ x1: x(low), x2: x(high), y1: middle, y2: middle }}
            stroke={colour}
            strokeOpacity={0.45}
            strokeWidth={4}
            vectorEffect="non-scaling-stroke"
          />
        )}
        {/* A line of length zero draws only its round caps: a dot that stays round however the track is stretched. */}
        {value !== null && (
          <line
            {...{ x1: x(value), x2: x(value), y1: middle, y2: middle }}
            stroke={colour}
            strokeWidth={10}
            vectorEffect="non-scaling-stroke"
          />
        )}
        {value !== null && isHollow && (
          <line
            {...{ x1: x(value), x2: x(value), y1: middle, y2: middle }}
            stroke="var(--ground)"
            strokeWidth={6}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </g>
    </svg>
  );
}
