import { useState } from 'react';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';

/** Another access of the same people, which can end in the same step. */
type OtherAccess = {
  readonly id: number;
  /** 'Dana Whitfield is also in your circle: see everything.' */
  readonly text: string;
  /** 'Take Dana Whitfield out of the circle too' */
  readonly action: string;
};

type EndAccessProps = {
  readonly word: string;
  readonly label: string;
  readonly isBusy: boolean;
  readonly others: readonly OtherAccess[];
  /** @param ids of the other accesses that end too */
  readonly onAct: (ids: readonly number[]) => void;
};

/**
 * Ends an access at the second press. Before it stands which other access the same people keep, and all of them end with
 * it unless that is unticked (TEAM-03).
 */
export function EndAccess({ word, label, isBusy, others, onAct }: EndAccessProps) {
  const [kept, setKept] = useState<readonly number[]>([]);
  const ended = others.map(({ id }) => id).filter((id) => !kept.includes(id));
  return (
    <TwoPressButton word={word} label={label} keepWord="Keep" isBusy={isBusy} onAct={() => onAct(ended)}>
      {others.length === 0 ? undefined : (
        <div className="full-width">
          {others.map(({ id, text, action }) => (
            <div key={id}>
              <p className="note">{text}</p>
              <CheckRow
                isChecked={!kept.includes(id)}
                onChange={(isEnded) => setKept(isEnded ? kept.filter((one) => one !== id) : [...kept, id])}
              >
                {action}
              </CheckRow>
            </div>
          ))}
        </div>
      )}
    </TwoPressButton>
  );
}
