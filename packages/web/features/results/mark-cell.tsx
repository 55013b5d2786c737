import { textButton } from '../../ui/text-button.ts';
import type { Noted } from './note-dialog.tsx';
import classes from './results.module.css';
import type { Favorites, Marked } from './use-favorites.ts';

/** What those may do who may change the player's results. */
export type Marks = { readonly favorites: Favorites; readonly onNote: (noted: Noted) => void };

type MarkCellProps = { readonly marks: Marks; readonly marked: Marked };

/** The star that features a round or a tournament, and the way to what is noted of it. */
export function MarkCell({ marks: { favorites, onNote }, marked }: MarkCellProps) {
  const { kind, name, isFavorite, note } = marked;
  return (
    <>
      {/* A round keeps its note as a favorite only. */}
      {(isFavorite || kind === 'tournament') && (
        <button
          type="button"
          className={textButton}
          aria-haspopup="dialog"
          aria-label={`${note === null ? 'Add note to' : 'Note of'} ${name}`}
          onClick={() => onNote({ name, note: note ?? '', onSave: (text) => favorites.setNote(marked, text) })}
        >
          {note === null ? 'Add note' : 'Note'}
        </button>
      )}
      <button
        type="button"
        className={`${textButton} ${classes.star}`}
        aria-pressed={isFavorite}
        aria-label={`Favorite: ${name}`}
        onClick={() => favorites.toggle(marked)}
      >
        {isFavorite ? '★' : '☆'}
      </button>
    </>
  );
}
