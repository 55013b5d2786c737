type GainBarProps = {
  /** Strokes; negative values are lost. */
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  /** Half of the scale's width in strokes, shared by bars that are compared. */
  readonly scale: number;
  readonly isCertain: boolean;
};

const [WIDTH, HEIGHT] = [200, 20];

/**
 * One figure as a bar from zero, to the left for lost and to the right for gained, with its interval as a thin line.
 * Hidden from screen readers, because the figure is beside it as text.
 */
export function GainBar({ value, low, high, scale, isCertain }: GainBarProps) {
  const x = (strokes: number) => (WIDTH / 2) * (1 + Math.max(-1, Math.min(1, strokes / scale)));
  const colour = value < 0 ? 'var(--worse)' : 'var(--better)';
  const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" height={HEIGHT} preserveAspectRatio="none" aria-hidden="true">
      <rect x={from} y={5} width={to - from} height={10} fill={colour} fillOpacity={isCertain ? 1 : 0.35} />
      {low !== null && high !== null && (
        <line x1={x(low)} x2={x(high)} y1={10} y2={10} stroke="var(--ink)" vectorEffect="non-scaling-stroke" />
      )}
      <line x1={x(0)} x2={x(0)} y1={0} y2={HEIGHT} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
