import { Button, TextInput } from '@mantine/core';
import { MEDIA_TITLE_MAX, type Picture } from '@strokebook/contract';
import { useState } from 'react';
import { Failure } from '../../ui/failure.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Thumb } from './thumb.tsx';
import classes from './workshop.module.css';

type MediaItemProps = {
  readonly title: string;
  readonly isFeatured: boolean;
  readonly picture: Picture | null;
  /** Its place among the others, from 1. */
  readonly place: number;
  readonly count: number;
  readonly error: string | null;
  readonly onChange: (change: { readonly title?: string; readonly isFeatured?: boolean }) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDelete: () => void;
};

/** A picture or video with its caption, its place, and whether it is featured. */
export function MediaItem(props: MediaItemProps) {
  const { title, isFeatured, picture, place, count, error, onChange, onMove, onDelete } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const name = title === '' ? `number ${place}` : title;
  const keep = () => {
    if (draft !== null && draft.trim() !== title) onChange({ title: draft.trim() });
    setDraft(null);
  };
  return (
    <li className={`${classes.item} ${classes.media}`}>
      <Thumb picture={picture} />
      <div className={classes.body}>
        <TextInput
          size="md"
          label="Caption"
          value={draft ?? title}
          maxLength={MEDIA_TITLE_MAX}
          description={draft === null ? undefined : `${draft.length} of ${MEDIA_TITLE_MAX} characters`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
            if (event.key === 'Escape') setDraft(null);
          }}
        />
        <div className={classes.actions}>
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={isFeatured}
              aria-label={`Featured: ${name}`}
              onChange={(event) => onChange({ isFeatured: event.currentTarget.checked })}
            />
            Featured
          </label>
          <MoveButton by={-1} name={name} isAtEnd={place === 1} onMove={onMove} />
          <MoveButton by={1} name={name} isAtEnd={place === count} onMove={onMove} />
          <DeleteButton name={name} onDelete={onDelete} />
        </div>
        {error !== null && <Failure>{error}</Failure>}
      </div>
    </li>
  );
}

type MoveButtonProps = {
  readonly by: -1 | 1;
  readonly name: string;
  readonly isAtEnd: boolean;
  readonly onMove: (by: -1 | 1) => void;
};

/** One place up or down; at the end of the list it stays within reach of the focus and does nothing. */
function MoveButton({ by, name, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <Button
      size="md"
      variant="default"
      px={14}
      aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onMove(by)}
    >
      {by < 0 ? '↑' : '↓'}
    </Button>
  );
}
