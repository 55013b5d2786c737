import { Button, Textarea } from '@mantine/core';
import type { NoteAuthor } from '@strokebook/contract';
import { useState } from 'react';
import { dayOf } from '../../lib/time-ago.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Form } from '../../ui/fields/form.tsx';

/** Max length on the server. */
const MAX_CHARACTERS = 2_000;

/** The round or tournament of the note. */
export type Noted = {
  readonly kind: 'round' | 'tournament';
  readonly name: string;
  readonly note: string;
  /** Who wrote it, if not the player. */
  readonly author: NoteAuthor | undefined;
  readonly isShared: boolean;
  readonly onSave: (note: string | null, isShared: boolean) => void;
};

/** A player's note: on a round it is shown wherever that is featured, on a tournament only if it is shared (TOUR-O13). */
export function NoteDialog({
  noted: { kind, name, note, author, isShared, onSave },
  onClose,
}: {
  readonly noted: Noted;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState(note);
  const [shares, setShares] = useState(isShared);
  return (
    <Dialog title="Note" size={480} onClose={onClose}>
      <Form
        className="stack gap-16"
        onSubmit={() => {
          onClose();
          const isChanged = text.trim() !== note || shares !== isShared;
          if (isChanged) onSave(text.trim() === '' ? null : text.trim(), shares);
        }}
      >
        <Textarea
          label={name}
          description={kind === 'round' ? 'Everyone who sees your favorites can read it.' : undefined}
          rows={5}
          resize="vertical"
          maxLength={MAX_CHARACTERS}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {author !== undefined && <p className="note">{`Written by ${author.name}, ${dayOf(author.writtenAt)}.`}</p>}
        {kind === 'tournament' && (
          <CheckRow isChecked={shares} onChange={setShares}>
            <span>
              Share this note
              <small className="fine"> Everyone who sees your favorites can read it</small>
            </span>
          </CheckRow>
        )}
        <div className="row-wrap gap-8">
          <Button type="submit">Save</Button>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
