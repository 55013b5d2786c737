// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { useLocalStorage } from '@mantine/hooks';
import { type PlayedClub, playedClubs, suggestClub } from '@strokebook/golf/entry';
import { strokeNumber } from '@strokebook/golf/facts';
import { clubName } from '@strokebook/golf/format';
import { type Club, clubs } from '@strokebook/golf/model';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Key } from '../pads/key.tsx';
import classes from '../pads/pads.module.css';
import type { RoundEntry } from '../round-entry.ts';

type ClubSheetProps = { readonly entry: RoundEntry; readonly stroke: number; readonly onClose: () => void };

/** Enough to know every club of a bag from several distances. */
const MAX_REMEMBERED = 80;

/** The club of a stroke; the one that was played from about this distance before comes first (ENTRY-08). */
export function ClubSheet({ entry, stroke, onClose }: ClubSheetProps) {
  const { hole, index, state, run } = entry;
  const [remembered, remember] = useLocalStorage<readonly PlayedClub[]>({
    key: 'strokebook.clubs',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const { toPin, club: chosen } = hole.strokes[stroke] ?? {};
  const played = [...remembered, ...state.holes.flatMap(({ strokes }) => playedClubs(strokes))];
  const suggested = toPin === undefined ? null : suggestClub(played, toPin);
  const choose = (club: Club | null): void => {
    run({ kind: 'action', action: { kind: 'club', hole: index, stroke, club } });
    if (club !== null && toPin !== undefined) remember([...remembered, { club, toPin }].slice(-MAX_REMEMBERED));
    onClose();
  };
  return (
    <Dialog title={`Club of stroke ${strokeNumber(hole.strokes, stroke)}`} size={430} onClose={onClose}>
      {suggested !== null && (
        <Key look="main" className={classes.suggested} onClick={() => choose(suggested)}>
          {clubName(suggested)}
          <small>played from about here before</small>
        </Key>
      )}
      <div className={classes.clubs}>
        {clubs.map((club) => (
          <Key key={club} isChosen={club === chosen} onClick={() => choose(club)}>
            {clubName(club)}
          </Key>
        ))}
        <Key look="quiet" onClick={() => choose(null)}>
          No club
        </Key>
      </div>
    </Dialog>
  );
}
