import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDay, plural } from '@strokebook/golf/format';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { deletedRounds, importedRounds, roundImports, rounds, tournaments } from '../schema/index.ts';

/** The parsed input of a call; what is in it depends on the route. */
export type CallInput = { readonly params: unknown; readonly body: unknown };

type Named = {
  readonly params?: { readonly roundId?: string; readonly tournamentId?: string; readonly importId?: string };
  readonly body?: {
    readonly playedOn?: CalendarDay;
    readonly course?: { readonly name?: string };
    readonly tournament?: { readonly tournamentId?: string; readonly name?: string };
  };
};

/**
 * The round, the tournament or the import to take back that a call is about, in words; null for other calls and for one
 * that does not exist.
 */
export async function findChangedSubject(
  query: Queryable,
  accountId: AccountId,
  input: CallInput,
): Promise<string | null> {
  const { params, body } = input as Named;
  if (params?.roundId !== undefined) {
    const { playedOn, course } = body ?? {};
    const isWhole = playedOn !== undefined && course?.name !== undefined;
    const round = isWhole ? { playedOn, name: course.name } : await findRoundNamed(query, accountId, params.roundId);
    return round === null ? null : `${formatDay(round.playedOn, true)}, ${round.name}`;
  }
  if (params?.importId !== undefined && body === undefined) return findImportNamed(query, accountId, params.importId);
  const tournamentId = params?.tournamentId ?? body?.tournament?.tournamentId;
  if (tournamentId === undefined) return body?.tournament?.name ?? null;
  const [row] = await query
    .select({ name: tournaments.name })
    .from(tournaments)
    .where(eq(tournaments.tournamentId, tournamentId));
  return row?.name ?? null;
}

type NamedRound = { readonly playedOn: CalendarDay; readonly name: string };

/** A stored round, or one that was deleted within the last day. */
async function findRoundNamed(query: Queryable, accountId: AccountId, roundId: string): Promise<NamedRound | null> {
  const [row] = await query
    .select({ playedOn: rounds.playedOn, name: rounds.courseName })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), eq(rounds.roundId, roundId)));
  if (row !== undefined) return row;
  const [deleted] = await query
    .select({ document: deletedRounds.document })
    .from(deletedRounds)
    .where(and(eq(deletedRounds.accountId, accountId), eq(deletedRounds.roundId, roundId)));
  return deleted === undefined ? null : { playedOn: deleted.document.playedOn, name: deleted.document.course.name };
}

/** '5 rounds, imported May 1, 2026': the rounds that are as the import stored them, or that were taken back with it. */
async function findImportNamed(query: Queryable, accountId: AccountId, importId: string): Promise<string | null> {
  const isMeant = sql`${rounds.revision} = ${importedRounds.revision} OR ${roundImports.takenBackAt} IS NOT NULL`;
  const [row] = await query
    .select({ importedAt: roundImports.importedAt, rounds: sql<number>`(count(*) FILTER (WHERE ${isMeant}))::int` })
    .from(roundImports)
    .innerJoin(
      importedRounds,
      and(eq(importedRounds.accountId, roundImports.accountId), eq(importedRounds.importId, roundImports.importId)),
    )
    .leftJoin(rounds, and(eq(rounds.accountId, importedRounds.accountId), eq(rounds.roundId, importedRounds.roundId)))
    .where(and(eq(roundImports.accountId, accountId), eq(roundImports.importId, importId)))
    .groupBy(roundImports.accountId, roundImports.importId);
  if (row === undefined) return null;
  const day = row.importedAt.toISOString().slice(0, 10) as CalendarDay;
  return `${plural(row.rounds, 'round')}, imported ${formatDay(day, true)}`;
}
