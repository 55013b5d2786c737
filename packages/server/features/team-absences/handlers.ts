import { MAX_ABSENCES, type OutputOf } from '@strokebook/contract';
import { type AccountId, holdsRole, holdsRoleAsSupport, isGuardian, type Viewer } from '@strokebook/golf/access';
import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import { compareNames, fullName } from '@strokebook/golf/format';
import { absenceProblem } from '@strokebook/golf/team';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { findOrganizationName } from '../../db/accounts/organization-queries.ts';
import { lockOwnAndOther } from '../../db/accounts/hold-account.ts';
import type { Queryable } from '../../db/database.ts';
import { tell } from '../../db/notices/tell.ts';
import { findPlayers, listCoaches } from '../../db/organizations/team-queries.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import {
  countAbsences,
  findAbsence,
  findNames,
  insertAbsence,
  listAbsences,
  removeAbsence,
  updateAbsence,
} from './queries.ts';

/** How long a list shows what is over: a coach looks back on the last events. */
const PAST_DAYS = 60;

type Reader = OutputOf<'listTeamAbsences'>['reader'];
type Write = Pick<RequestContext, 'signedIn' | 'viewer'>;

/** Days on which players of a team cannot come; the reason is for its coaches alone (TEAM-20). */
export function createTeamAbsenceHandlers({ query, clock }: Pick<Services, 'query' | 'clock'>) {
  /**
   * The players whose days somebody reads and says: all who have joined for a coach of the team, the own ones for such a
   * player, those under 18 for their guardian. A product manager who does not coach the team has no need of injuries.
   */
  const reach = async (tx: Queryable, viewer: Viewer | null, organizationId: number) => {
    if (viewer === null) return null;
    const players = await findPlayers(tx, organizationId);
    const isCoach = holdsRole(viewer, organizationId, 'coach') && !holdsRoleAsSupport(viewer, organizationId, 'coach');
    const own = players.filter(({ accountId }) => accountId === viewer.accountId);
    const guarded = players.filter((player) => isGuardian(viewer.accountId, player, clock.today()));
    const [reader, people]: readonly [Reader, typeof players] = isCoach
      ? ['coach', players]
      : own.length > 0
        ? ['player', own]
        : ['guardian', guarded];
    return people.length === 0 && !isCoach ? null : { reader, people: people.toSorted(compareNames) };
  };

  const pageOf = async (viewer: Viewer | null, organizationId: number, today: CalendarDay) => {
    const reached = await reach(query, viewer, organizationId);
    const team = await findOrganizationName(query, organizationId);
    if (reached === null || team === null) throw new RequestError('NOT_FOUND');
    const { reader, people } = reached;
    const ids = people.map(({ accountId }) => accountId);
    const rows = await listAbsences(query, organizationId, ids, addDays(today, -PAST_DAYS));
    const authors = await findNames(query, [...new Set(rows.flatMap(({ saidBy }) => saidBy ?? []))]);
    const nameOf = new Map(authors.map((account) => [account.accountId, fullName(account)]));
    return {
      ...{ teamName: team.name, reader, today },
      people: people.map((player) => ({ accountId: player.accountId, name: fullName(player) })),
      absences: rows.map(({ absenceId, accountId, revision, firstDay, lastDay, reason, note, saidBy }) => ({
        ...{ absenceId, accountId, revision, firstDay, lastDay, reason, note },
        byName: saidBy === null ? null : (nameOf.get(saidBy) ?? null),
      })),
    };
  };

  /** Changes the days of a player whom the caller reaches, with both accounts locked. @throws RequestError NOT_FOUND */
  const change = async <Result>(
    { organizationId, memberId }: { readonly organizationId: number; readonly memberId: AccountId },
    { signedIn, viewer }: Write,
    work: (tx: Queryable, reader: Reader) => Promise<Result>,
  ): Promise<Result> =>
    query.transaction(async (tx) => {
      const { own, other } = await lockOwnAndOther(tx, signedIn, memberId);
      if (own === null) throw new RequestError('NotAuthorizedException');
      const reached = await reach(tx, viewer, organizationId);
      const isReached = reached?.people.some(({ accountId }) => accountId === memberId) === true;
      if (reached === null || other === null || !isReached) throw new RequestError('NOT_FOUND');
      return work(tx, reached.reader);
    });

  const tellCoaches = async (organizationId: number, memberId: AccountId, byId: AccountId, at: Date) => {
    const team = await findOrganizationName(query, organizationId);
    const player = await findAccount(query, memberId);
    if (team === null || player === null) return;
    const about = byId === memberId ? {} : { playerId: memberId, playerName: fullName(player) };
    const details = { team: { organizationId, name: team.name }, ...about };
    for (const { accountId } of await listCoaches(query, [organizationId])) {
      await query.transaction((tx) => tell(tx, accountId, { kind: 'absenceSaid', at, byId, details }));
    }
  };

  return {
    listTeamAbsences: ({ params: { organizationId }, query: { timeZoneOffsetMinutes } }, { viewer }) =>
      pageOf(viewer, organizationId, clock.today(timeZoneOffsetMinutes)),
    putTeamAbsence: async ({ params, query: { timeZoneOffsetMinutes }, body }, context) => {
      const { organizationId, memberId, absenceId } = params;
      const { revision, ...days } = body;
      const today = clock.today(timeZoneOffsetMinutes);
      const at = clock.now();
      const byId = context.signedIn.accountId;
      const reader = await change(params, context, async (tx, by) => {
        const key = { accountId: memberId, organizationId, absenceId };
        const stored = await findAbsence(tx, key);
        if ((stored?.revision ?? 0) !== revision) throw new RequestError('ABSENCE_CHANGED');
        const problem = absenceProblem(days, today);
        if (problem !== null) throw new RequestError('ABSENCE_REFUSED', [{ path: '$', message: problem }]);
        if (stored === null && (await countAbsences(tx, key)) >= MAX_ABSENCES) throw new RequestError('ABSENCES_FULL');
        const said = { ...days, revision: revision + 1, saidBy: byId, saidAt: at };
        await (stored === null ? insertAbsence(tx, { ...key, ...said }) : updateAbsence(tx, key, said));
        return by;
      });
      if (reader !== 'coach') await tellCoaches(organizationId, memberId, byId, at);
      return pageOf(context.viewer, organizationId, today);
    },
    removeTeamAbsence: async ({ params, query: { timeZoneOffsetMinutes } }, context) => {
      const { organizationId, memberId, absenceId } = params;
      const at = clock.now();
      const byId = context.signedIn.accountId;
      const isTold = await change(params, context, async (tx, reader) => {
        const isGone = await removeAbsence(tx, { accountId: memberId, organizationId, absenceId });
        return isGone && reader !== 'coach';
      });
      if (isTold) await tellCoaches(organizationId, memberId, byId, at);
      return pageOf(context.viewer, organizationId, clock.today(timeZoneOffsetMinutes));
    },
  } satisfies Partial<Handlers>;
}
