import type { EventNoteAuthor, NoteAuthor } from '@strokebook/contract';
import { type AccountAccess, type AccountId, seesAll, type Viewer } from '@strokebook/golf/access';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { findRoundAuthors } from '../rounds/round-author-queries.ts';
import { rounds, scheduleEvents } from '../schema/index.ts';

/** Who wrote or last changed a note, as it is stored: nothing if it was the player. */
export type NoteAuthorship = { readonly noteBy: AccountId | null; readonly noteAt: Date | null };

export const authorshipOf = (playerId: AccountId, writerId: AccountId, at: Date): NoteAuthorship =>
  writerId === playerId ? { noteBy: null, noteAt: null } : { noteBy: writerId, noteAt: at };

/** Somebody who wrote for the player and has no account any more. */
const FORMER_MEMBER = 'a former member of the circle';

/** The authors of notes in words; null for the player's own notes. */
export async function nameAuthors(
  query: Queryable,
  stored: readonly NoteAuthorship[],
  account: AccountAccess,
  viewer: Viewer | null,
): Promise<readonly (NoteAuthor | null)[]> {
  const authors = await findRoundAuthors(
    query,
    stored.map(({ noteBy }) => noteBy),
    account,
    viewer,
  );
  return stored.map(({ noteBy, noteAt }) =>
    noteAt === null || noteBy === account.accountId
      ? null
      : { name: authors.get(noteBy)?.name ?? FORMER_MEMBER, writtenAt: noteAt.toISOString() },
  );
}

/** The notes of a player's events and favorite rounds that somebody else wrote; nothing for viewers from outside. */
export async function findNoteAuthors(
  query: Queryable,
  account: AccountAccess,
  viewer: Viewer | null,
): Promise<EventNoteAuthor[]> {
  if (!seesAll(viewer, account)) return [];
  const { accountId } = account;
  const events = await query
    .select({ id: scheduleEvents.tournamentId, noteBy: scheduleEvents.noteBy, noteAt: scheduleEvents.noteAt })
    .from(scheduleEvents)
    .where(and(eq(scheduleEvents.accountId, accountId), isNotNull(scheduleEvents.noteAt)));
  const marked = await query
    .select({ id: rounds.roundId, noteBy: rounds.favoriteNoteBy, noteAt: rounds.favoriteNoteAt })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), isNotNull(rounds.favoriteNoteAt)));
  const noted = [
    ...events.map((event) => ({ ...event, kind: 'tournament' as const })),
    ...marked.map((round) => ({ ...round, kind: 'round' as const })),
  ];
  const authors = await nameAuthors(query, noted, account, viewer);
  return noted.flatMap(({ kind, id }, index) => {
    const author = authors[index];
    return author == null ? [] : [{ kind, id, ...author }];
  });
}
