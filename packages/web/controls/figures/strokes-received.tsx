import { formatHandicap } from '@strokebook/golf/format';

type StrokesReceivedProps = {
  /** Below 0 for strokes that are given back. */
  readonly strokes: number;
  readonly className?: string | undefined;
};

/** A dot for each stroke received on a hole, '+1' for one that is given back. Callers say it in words. */
export const StrokesReceived = ({ strokes, className }: StrokesReceivedProps) =>
  strokes !== 0 && (
    <span className={className} aria-hidden="true">
      {strokes < 0 ? formatHandicap(strokes) : '•'.repeat(strokes)}
    </span>
  );
