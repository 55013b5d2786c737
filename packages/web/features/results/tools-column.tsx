import type { ResultRound } from '@strokebook/golf/results';
import type { ScreenColumn } from '../../ui/blocks/column-table.tsx';
import type { Noted } from './note-dialog.tsx';
import classes from './results.module.css';
import type { Detailed } from './round-details.tsx';
import type { Favorites, Marked } from './use-favorites.ts';

/** Actions for viewers who may edit the player's results. */
export type Marks = { readonly favorites: Favorites; readonly onNote: (noted: Noted) => void };

type ToolsOptions<Row> = {
  readonly nameOf: (row: Row) => string;
  /** Rounds to show in the details. */
  readonly roundsOf: (row: Row) => readonly ResultRound[];
  /** The item that can be featured; null if there is none. */
  readonly markedOf: (row: Row) => Marked | null;
  readonly marks: Marks | undefined;
  readonly onDetails: (detailed: Detailed) => void;
};

/** The last column: details, and actions for viewers who may edit. */
export const toolsColumn = <Row,>({
  nameOf,
  roundsOf,
  markedOf,
  marks,
  onDetails,
}: ToolsOptions<Row>): ScreenColumn<Row> => ({
  label: 'Actions',
  kind: 'figure',
  isUnlabelled: true,
  isScreenOnly: true,
  render(row) {
    const [rounds, marked] = [roundsOf(row), markedOf(row)];
    return (
      <div className={classes.tools}>
        {rounds.length > 0 && (
          <button
            type="button"
            className="text-button"
            aria-haspopup="dialog"
            aria-label={`Details of ${nameOf(row)}`}
            onClick={() => onDetails({ title: nameOf(row), rounds })}
          >
            Details
          </button>
        )}
        {marked !== null && marks !== undefined && <MarkTools marks={marks} marked={marked} />}
      </div>
    );
  },
});

type MarkToolsProps = { readonly marks: Marks; readonly marked: Marked };

/** The star that features a round or a tournament, and the button for its note. */
function MarkTools({ marks: { favorites, onNote }, marked }: MarkToolsProps) {
  const { kind, name, isFavorite, note, noteAuthor, isNoteShared } = marked;
  return (
    <>
      {/* A round has a note only while it is a favorite. */}
      {!isFavorite && kind === 'round' ? (
        <span className={classes.noting} />
      ) : (
        <button
          type="button"
          className={`text-button ${classes.noting}`}
          aria-haspopup="dialog"
          aria-label={`${note === null ? 'Add note to' : 'Note of'} ${name}`}
          onClick={() =>
            onNote({
              kind,
              name,
              note: note ?? '',
              author: noteAuthor,
              isShared: isNoteShared,
              onSave: (text, isShared) => favorites.setNote(marked, text, isShared),
            })
          }
        >
          {note === null ? 'Add note' : 'Note'}
        </button>
      )}
      <button
        type="button"
        className={`text-button ${classes.star}`}
        aria-pressed={isFavorite}
        aria-label={`Favorite: ${name}`}
        onClick={() => favorites.toggle(marked)}
      >
        {isFavorite ? '★' : '☆'}
      </button>
    </>
  );
}
