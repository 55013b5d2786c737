import { Button, TextInput } from '@mantine/core';
import { MEDIA_TITLE_MAX, type Picture } from '@strokebook/contract';
import { useState } from 'react';
import { Failure } from '../../ui/failure.tsx';
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
  const [isAsking, setIsAsking] = useState(false);
  const name = title === '' ? `number ${place}` : title;
  const keep = () => {
    if (draft !== null && draft.trim() !== title) onChange({ title: draft.trim() });
    setDraft(null);
  };
  return (
    <li className={classes.item}>
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
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isFeatured}
            aria-label={`Featured: ${name}`}
            onChange={(event) => onChange({ isFeatured: event.currentTarget.checked })}
          />
          Featured
        </label>
        <div className={classes.actions}>
          <Button
            size="md"
            variant="default"
            aria-label={`Move ${name} up`}
            aria-disabled={place === 1}
            onClick={() => place > 1 && onMove(-1)}
          >
            ↑ Up
          </Button>
          <Button
            size="md"
            variant="default"
            aria-label={`Move ${name} down`}
            aria-disabled={place === count}
            onClick={() => place < count && onMove(1)}
          >
            ↓ Down
          </Button>
          {isAsking ? (
            <>
              <Button size="md" color="red" onClick={onDelete}>
                Delete for good
              </Button>
              <Button size="md" variant="default" onClick={() => setIsAsking(false)}>
                Keep
              </Button>
            </>
          ) : (
            <Button size="md" variant="subtle" aria-label={`Delete ${name}`} onClick={() => setIsAsking(true)}>
              Delete
            </Button>
          )}
        </div>
        {error !== null && <Failure>{error}</Failure>}
      </div>
    </li>
  );
}
