// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { secondNines } from '@strokebook/golf/entry';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ChoiceKeys } from './choice-keys.tsx';

type FirstHoleDialogProps = {
  readonly holes: readonly number[];
  readonly firstHole: number;
  /** The first hole of the second nine; null where there is no choice of it. */
  readonly secondNine: number | null;
  readonly onChoose: (hole: number) => void;
  readonly onSecondNine: (hole: number) => void;
  readonly onClose: () => void;
};

/** Where the round begins: on the first or tenth hole, or on any for a shotgun start. */
export function FirstHoleDialog(props: FirstHoleDialogProps) {
  const { holes, firstHole, secondNine, onChoose, onSecondNine, onClose } = props;
  const nines = holes.filter((_hole, place) => place % 9 === 0);
  return (
    <Dialog title="First hole" size={420} onClose={onClose}>
      <div className="stack gap-16">
        {nines.length > 1 && (
          <ChoiceKeys
            label="Nine"
            value={firstHole}
            options={nines.map((hole, at) => ({
              value: hole,
              label: nines.length === 2 ? (at === 0 ? 'Front nine' : 'Back nine') : `From hole ${hole}`,
            }))}
            onChange={onChoose}
          />
        )}
        {secondNine !== null && (
          <ChoiceKeys
            label="Second nine"
            isLabelShown
            value={secondNine}
            options={secondNines(holes.length).map((place) => ({
              value: holes[place] as number,
              label: `${holes[place]}–${holes[place + 8]}`,
              name: `Holes ${holes[place]} to ${holes[place + 8]} as the second nine`,
            }))}
            onChange={onSecondNine}
          />
        )}
        <ChoiceKeys
          label="Shotgun start"
          isLabelShown
          isGrid
          value={firstHole}
          options={holes.map((hole) => ({ value: hole, label: String(hole), name: `Start on hole ${hole}` }))}
          onChange={onChoose}
        />
      </div>
    </Dialog>
  );
}
