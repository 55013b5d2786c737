import type { EventNoteAuthor, NoteAuthor } from '@strokebook/contract';
import { dayOf } from '../../lib/time-ago.ts';

/** Finds who wrote the note of a round or a tournament, if it was not the player. */
export type AuthorOf = (kind: EventNoteAuthor['kind'], id: string | null) => NoteAuthor | undefined;

export const authorsIn =
  (authors: readonly EventNoteAuthor[]): AuthorOf =>
  (kind, id) =>
    authors.find((author) => author.kind === kind && author.id === id);

/** 'Dana Whitfield, Nov 27, 2026' below a note that the player did not write (ACCESS-O72). */
export const AuthorLine = ({ author }: { readonly author: NoteAuthor | undefined }) =>
  author === undefined ? null : <small>{`${author.name}, ${dayOf(author.writtenAt)}`}</small>;
