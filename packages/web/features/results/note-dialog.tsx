import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';

/** Max length on the server. */
const MAX_CHARACTERS = 2_000;

/** The round or tournament of the note. */
export type Noted = {
  readonly name: string;
  readonly note: string;
  readonly onSave: (note: string | null) => void;
};

/** A player's note on a round or a tournament; it is shown wherever that is featured. */
export function NoteDialog({
  noted: { name, note, onSave },
  onClose,
}: {
  readonly noted: Noted;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState(note);
  return (
    <Dialog title="Note" size={480} onClose={onClose}>
      <Form
        className="stack gap-16"
        onSubmit={() => {
          onClose();
          if (text.trim() !== note) onSave(text.trim() === '' ? null : text.trim());
        }}
      >
        <Textarea
          size="md"
          label={name}
          description="Everyone who sees your favorites can read it."
          rows={5}
          resize="vertical"
          maxLength={MAX_CHARACTERS}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className="row-wrap gap-8">
          <Button size="md" type="submit">
            Save
          </Button>
          <Button size="md" variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
