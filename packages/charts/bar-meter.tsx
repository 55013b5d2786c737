import { scaleLinear } from 'd3-scale';

type BarMeterProps = {
  /** 0 to 100; null draws an empty track. */
  readonly percent: number | null;
  readonly colour: string;
};

const width = scaleLinear().domain([0, 100]).range([0, 100]).clamp(true);

/**
 * A bar for a table cell. It is hidden from screen readers, because neighboring cells contain the same figure as text.
 */
export function BarMeter({ percent, colour }: BarMeterProps) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" width="100%" height="8" aria-hidden="true" focusable="false">
      <rect width="100" height="8" fill={colour} fillOpacity={0.16} />
      {percent !== null && <rect width={width(percent)} height="8" fill={colour} />}
    </svg>
  );
}
