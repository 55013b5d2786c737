import type { ShotPenalty } from '@strokebook/golf/model';
import { penaltyLabel, shortPenaltyName } from '../sheets/penalty-options.ts';

type PenaltyKeyProps = {
  /** The stroke's, as golfers count. */
  readonly number: number;
  readonly penalty: ShotPenalty;
  readonly className: string | undefined;
  readonly onPress: () => void;
};

/** The penalty of a stroke, '+1 OB'; a press opens its sheet. */
export const PenaltyKey = ({ number, penalty, className, onPress }: PenaltyKeyProps) => (
  <button
    type="button"
    className={className}
    aria-label={penaltyLabel(number, penalty)}
    aria-haspopup="dialog"
    onClick={onPress}
  >
    <span>+{penalty.strokes}</span> {shortPenaltyName(penalty) !== '' && <small>{shortPenaltyName(penalty)}</small>}
  </button>
);
