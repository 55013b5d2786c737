import { Button, TextInput } from '@mantine/core';
import { MAX_MEDIA_TITLE, type Picture } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusLeftBehind } from '../../lib/focus.ts';
import { useHeldInput } from '../../lib/unsaved-input.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { SavedMark } from '../../ui/saved-mark.tsx';
import { DeleteButton } from './delete-button.tsx';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { Thumb } from './thumb.tsx';
import { UnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import classes from './workshop.module.css';

/** Pixels for 'Saved' at the end of the field. */
const SAVED_WIDTH = 84;

type MediaItemProps = {
  readonly title: string;
  readonly isFeatured: boolean;
  readonly picture: Picture | null;
  /** Its position in the list, from 1. */
  readonly place: number;
  readonly count: number;
  readonly error: string | null;
  readonly isSaved: boolean;
  /** Rejects if the caption could not be saved. */
  readonly onTitle: (title: string) => Promise<unknown>;
  readonly onFeature: (isFeatured: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDelete: () => void;
};

/** A picture or video with its caption, its position, and its featured state. */
export function MediaItem(props: MediaItemProps) {
  const { title, isFeatured, picture, place, count, error, isSaved, onTitle, onFeature, onMove, onDelete } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const name = title === '' ? `number ${place}` : title;
  const row = useFocusLeftBehind<HTMLLIElement>();
  const rename = useMutation({
    mutationFn: onTitle,
    // Text typed while saving remains unsaved.
    onSuccess: (_result, sent) => setDraft((now) => (now?.trim() === sent ? null : now)),
  });
  // An unsaved caption exists only here.
  useHeldInput(draft !== null);
  const keep = () => {
    if (draft === null || rename.isPending) return;
    if (draft.trim() === title) setDraft(null);
    else rename.mutate(draft.trim());
  };
  const retry = () => {
    // Retry disappears when it is clicked.
    row.current?.querySelector<HTMLElement>('input')?.focus();
    keep();
  };
  const drop = () => {
    setDraft(null);
    rename.reset();
  };
  return (
    <li ref={row} className={`${classes.item} ${classes.media}`}>
      <Thumb picture={picture} />
      <div className={classes.body}>
        <TextInput
          label="Caption"
          value={draft ?? title}
          maxLength={MAX_MEDIA_TITLE}
          rightSection={<SavedMark isShown={isSaved && draft === null} />}
          rightSectionWidth={SAVED_WIDTH}
          description={draft === null ? undefined : `${draft.length} of ${MAX_MEDIA_TITLE} characters`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            if (rename.isError) rename.reset();
          }}
          // After a failure, only Retry saves again.
          onBlur={() => !rename.isError && keep()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
            if (event.key === 'Escape') drop();
          }}
        />
        {draft !== null && !rename.isPending && <UnsavedGuard isUnsaved />}
        {draft !== null && rename.isError && (
          <div className="row-wrap gap-8">
            <SaveFailure error={rename.error} />
            <Button variant="default" aria-label={`Retry caption of ${name}`} onClick={retry}>
              Retry
            </Button>
          </div>
        )}
        <div className="row-wrap gap-8">
          <CheckRow isChecked={isFeatured} label={`Featured: ${name}`} onChange={(isChecked) => onFeature(isChecked)}>
            Featured
          </CheckRow>
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

/** Moves the item one position; at the end of the list it keeps the focus and does nothing. */
function MoveButton({ by, name, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <Button
      variant="default"
      px={14}
      aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={isAtEnd}
      // The second mousedown of a double click would focus whatever has moved under the pointer.
      onMouseDown={(event) => event.detail > 1 && event.preventDefault()}
      onClick={() => !isAtEnd && onMove(by)}
    >
      {by < 0 ? '↑' : '↓'}
    </Button>
  );
}
