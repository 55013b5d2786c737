import type { ResultRound } from '@strokebook/golf/results';
import { textButton } from '../../ui/text-button.ts';
import type { Noted } from './note-dialog.tsx';
import classes from './results.module.css';
import type { Detailed } from './round-details.tsx';
import type { Favorites, Marked } from './use-favorites.ts';

/** What those may do who may change the player's results. */
export type Marks = { readonly favorites: Favorites; readonly onNote: (noted: Noted) => void };

type ToolsCellProps = {
  readonly name: string;
  /** With details of their own. */
  readonly rounds: readonly ResultRound[];
  /** What can be featured; null where nothing can. */
  readonly marked: Marked | null;
  readonly marks: Marks | undefined;
  readonly onDetails: (detailed: Detailed) => void;
};

/** At the end of a row: its details, and what those may do who may change it. */
export const ToolsCell = ({ name, rounds, marked, marks, onDetails }: ToolsCellProps) => (
  <td data-no-print>
    <div className={classes.tools}>
      {rounds.length > 0 && (
        <button
          type="button"
          className={textButton}
          aria-haspopup="dialog"
          aria-label={`Details of ${name}`}
          onClick={() => onDetails({ title: name, rounds })}
        >
          Details
        </button>
      )}
      {marked !== null && marks !== undefined && <MarkTools marks={marks} marked={marked} />}
    </div>
  </td>
);

type MarkToolsProps = { readonly marks: Marks; readonly marked: Marked };

/** The star that features a round or a tournament, and the way to what is noted of it. */
function MarkTools({ marks: { favorites, onNote }, marked }: MarkToolsProps) {
  const { kind, name, isFavorite, note } = marked;
  return (
    <>
      {/* A round keeps its note as a favorite only. */}
      {(isFavorite || kind === 'tournament') && (
        <button
          type="button"
          className={`${textButton} ${classes.noting}`}
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
