import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDay } from '@strokebook/golf/format';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { deletedRounds, rounds, tournaments } from '../schema/index.ts';

/** The parsed input of a call; what is in it depends on the route. */
export type CallInput = { readonly params: unknown; readonly body: unknown };

type Named = {
  readonly params?: { readonly roundId?: string; readonly tournamentId?: string };
  readonly body?: {
    readonly playedOn?: CalendarDay;
    readonly course?: { readonly name?: string };
    readonly tournament?: { readonly tournamentId?: string; readonly name?: string };
  };
};

/** The round or the tournament that a call is about, in words; null for other calls and for one that does not exist. */
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
