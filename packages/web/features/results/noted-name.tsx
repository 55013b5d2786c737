import type { EventNoteAuthor, NoteAuthor } from '@strokebook/contract';
import type { ReactNode } from 'react';
import { dayOf } from '../../lib/time-ago.ts';
import classes from './results.module.css';

/** Finds who wrote the note of a round or a tournament, if it was not the player. */
export type AuthorOf = (kind: EventNoteAuthor['kind'], id: string | null) => NoteAuthor | undefined;

export const authorsIn =
  (authors: readonly EventNoteAuthor[]): AuthorOf =>
  (kind, id) =>
    authors.find((author) => author.kind === kind && author.id === id);

type NotedNameProps = {
  readonly name: ReactNode;
  /** Empty ones are left out. */
  readonly details: readonly string[];
  readonly note: string | null;
  /** Of a note that the player did not write: 'Dana Whitfield, Nov 27, 2026' (ACCESS-O72). */
  readonly author: NoteAuthor | undefined;
};

/** The name of a result, and below it what it was, its note, and who wrote that. */
export const NotedName = ({ name, details, note, author }: NotedNameProps) => (
  <>
    {name}
    <small>{details.filter((part) => part !== '').join(' · ')}</small>
    {note !== null && <small className={classes.note}>{note}</small>}
    {author !== undefined && <small>{`${author.name}, ${dayOf(author.writtenAt)}`}</small>}
  </>
);
