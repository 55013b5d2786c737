// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import type { EntryProblem } from '@strokebook/golf/entry';
import { readDecimal } from '@strokebook/golf/format';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EntryProblemText } from '../entry-problem-text.tsx';
import { Key } from '../pads/key.tsx';
import classes from '../pads/pads.module.css';

type NumberSheetProps = {
  readonly title: string;
  readonly problem: EntryProblem;
  readonly onNumber: (value: number) => void;
  readonly onClose: () => void;
};

/** A number that no key has: a score of ten and more, the length of a putt on the map. */
export function NumberSheet({ title, problem, onNumber, onClose }: NumberSheetProps) {
  const [text, setText] = useState('');
  const [isUnread, setIsUnread] = useState(false);
  const shown = isUnread ? 'Type a number, such as 12 or 4.5.' : problem;
  return (
    <Dialog title={title} size={320} onClose={onClose}>
      <form
        className={classes.number}
        onSubmit={(event) => {
          event.preventDefault();
          const value = readDecimal(text);
          setIsUnread(value === null);
          if (value !== null) onNumber(value);
        }}
      >
        <input
          aria-label={title}
          aria-invalid={shown !== null}
          inputMode="decimal"
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Key type="submit" look="main">
          Done
        </Key>
        <EntryProblemText problem={shown} />
      </form>
    </Dialog>
  );
}
