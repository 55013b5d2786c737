import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { integers } from '../../db/integers.ts';
import { accounts, teamAbsences } from '../../db/schema/index.ts';

export type AbsenceRow = typeof teamAbsences.$inferSelect;
type AbsenceKey = Pick<AbsenceRow, 'accountId' | 'organizationId' | 'absenceId'>;

const isOf = ({ accountId, organizationId, absenceId }: AbsenceKey) =>
  and(
    eq(teamAbsences.accountId, accountId),
    eq(teamAbsences.organizationId, organizationId),
    eq(teamAbsences.absenceId, absenceId),
  );

export const findNames = (query: Queryable, accountIds: readonly AccountId[]) =>
  query
    .select({ accountId: accounts.accountId, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(sql`${accounts.accountId} = ANY(${integers(accountIds)})`);

/** What some players have said to a team, from a last day on, by the first day. */
export const listAbsences = (
  query: Queryable,
  organizationId: number,
  accountIds: readonly AccountId[],
  since: CalendarDay,
): Promise<readonly AbsenceRow[]> =>
  query
    .select()
    .from(teamAbsences)
    .where(
      and(
        eq(teamAbsences.organizationId, organizationId),
        sql`${teamAbsences.accountId} = ANY(${integers(accountIds)})`,
        gte(teamAbsences.lastDay, since),
      ),
    )
    .orderBy(asc(teamAbsences.firstDay), asc(teamAbsences.absenceId));

export async function findAbsence(tx: Queryable, key: AbsenceKey): Promise<AbsenceRow | null> {
  const [row] = await tx.select().from(teamAbsences).where(isOf(key));
  return row ?? null;
}

export async function countAbsences(
  tx: Queryable,
  { accountId, organizationId }: Pick<AbsenceKey, 'accountId' | 'organizationId'>,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(teamAbsences)
    .where(and(eq(teamAbsences.accountId, accountId), eq(teamAbsences.organizationId, organizationId)));
  return row?.count ?? 0;
}

export const insertAbsence = (tx: Queryable, row: AbsenceRow) => tx.insert(teamAbsences).values(row);

export const updateAbsence = (tx: Queryable, key: AbsenceKey, changed: Omit<AbsenceRow, keyof AbsenceKey>) =>
  tx.update(teamAbsences).set(changed).where(isOf(key));

export async function removeAbsence(tx: Queryable, key: AbsenceKey): Promise<boolean> {
  const { rowCount } = await tx.delete(teamAbsences).where(isOf(key));
  return rowCount === 1;
}
