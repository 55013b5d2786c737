import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { SquadMeans } from '@strokebook/golf/team';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { teamMeans } from '../schema/index.ts';

type TeamMeansRow = typeof teamMeans.$inferSelect;

export async function findTeamMeans(query: Queryable, organizationId: number): Promise<TeamMeansRow | null> {
  const [row] = await query.select().from(teamMeans).where(eq(teamMeans.organizationId, organizationId));
  return row ?? null;
}

/** Stores the means of a week, unless another call has done so for this week; returns those that are stored. */
export async function storeTeamMeans(query: Queryable, row: TeamMeansRow): Promise<SquadMeans> {
  const { checkedWeek, squads } = row;
  await query
    .insert(teamMeans)
    .values(row)
    .onConflictDoUpdate({
      target: teamMeans.organizationId,
      set: { checkedWeek, squads },
      setWhere: sql`${teamMeans.checkedWeek} < ${checkedWeek satisfies CalendarDay}`,
    });
  return (await findTeamMeans(query, row.organizationId))?.squads ?? {};
}

/** Takes what an account has added out of all means; their sums and sizes stay, which say nothing of one player. */
export async function leaveTeamMeans(query: Queryable, accountId: AccountId): Promise<void> {
  const id = String(accountId);
  await query.execute(sql`
    UPDATE team_means SET squads = (
      SELECT jsonb_object_agg(key, jsonb_set(value, '{members}', (value -> 'members') - ${id}::text)) FROM jsonb_each(squads))
    WHERE EXISTS (SELECT FROM jsonb_each(squads) WHERE value -> 'members' ? ${id}::text)`);
}
