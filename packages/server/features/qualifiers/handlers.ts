import { randomUUID } from 'node:crypto';
import { type InputOf, MAX_QUALIFIERS } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { isSame } from '@strokebook/golf/model';
import {
  answersOf,
  boardsOf,
  cellOf,
  changeQualifier,
  deletionProblem,
  holeScoreOf,
  openQualifier,
  type Qualifier,
  type QualifierAnswers,
  qualifierView,
} from '@strokebook/golf/qualifier';
import { loadViewer } from '../../db/accounts/access-queries.ts';
import { findOrganizationName } from '../../db/accounts/organization-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { listRosters } from '../../db/organizations/organization-edit-queries.ts';
import { lockSignedIn } from '../../http/change-account.ts';
import { createCoachChanges } from '../../http/change-team.ts';
import { refuseLostHolder } from '../../http/check-access.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { findJoined } from '../../db/organizations/team-people.ts';
import { joinedRounds, readCurrent } from './join-own-rounds.ts';
import { readNames } from './qualifier-page.ts';
import {
  countQualifiers,
  deleteQualifierRow,
  findQualifier,
  insertQualifier,
  listQualifiers,
  lockQualifier,
  type QualifierRow,
  storeQualifier,
} from './queries.ts';
import { accepted, createReaders, detailsOf } from './readers.ts';
import { tellCoachesOfScore, tellPlayers, whomToTell } from './tell-players.ts';

type ChangeBody = InputOf<'changeQualifier'>['body']['change'];

/** Qualifiers of teams: who travels to an event, and why (TEAM-08 to TEAM-12, TEAM-23, TEAM-31). */
export function createQualifierHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const asCoach = createCoachChanges(services, 'qualifier');
  const { readerOf, pageOf, pageAfter } = createReaders(services);

  const namesOf = async (organizationId: number, qualifier: Qualifier) =>
    (await readNames(query, organizationId, [qualifier], { kind: 'coach', accountId: null }, clock.today()))(qualifier);

  return {
    listQualifiers: async ({ params: { organizationId }, query: { timeZoneOffsetMinutes } }, { viewer }) => {
      const reader = await readerOf(viewer, organizationId);
      const team = await findOrganizationName(query, organizationId);
      if (reader === null || team === null) throw new RequestError('NOT_FOUND');
      const rows = await listQualifiers(query, organizationId);
      const today = clock.today(timeZoneOffsetMinutes);
      const documents = rows.map(({ document }) => document);
      const names = await readNames(query, organizationId, documents, reader, clock.today());
      const newest = documents.find(({ archived }) => archived == null);
      return {
        ...{ teamName: team.name, reader: reader.kind },
        last: reader.kind === 'coach' && newest !== undefined ? answersOf(newest) : null,
        qualifiers: rows.map(({ qualifierId, document }) => {
          const ofDocument = names(document);
          const { name, state, subtitle } = qualifierView(document, { kind: 'public' }, ofDocument, today);
          const { line } = boardsOf(document, ofDocument, today).chosen;
          const days = answersOf(document).rounds.map(({ playedOn }) => playedOn);
          return {
            isArchived: document.archived != null,
            ...{ qualifierId, name, state, subtitle, line: line === null ? '' : `${line.figure} ${line.title}` },
            ...{ firstDay: days[0] ?? today, lastDay: days.at(-1) ?? today },
          };
        }),
      };
    },
    createQualifier: async ({ params: { organizationId }, query: { timeZoneOffsetMinutes }, body }, context) => {
      const at = clock.now();
      const byId = context.signedIn.accountId;
      const row = await asCoach(organizationId, context, body.reason, async ({ tx, own }): Promise<QualifierRow> => {
        if ((await countQualifiers(tx, organizationId)) >= MAX_QUALIFIERS) throw new RequestError('QUALIFIERS_FULL');
        await refuseStrangers(tx, organizationId, body.answers, null);
        const document = accepted(openQualifier(body.answers, { by: own.accountId, at: at.toISOString() }));
        const opened = { organizationId, qualifierId: randomUUID(), revision: 1, openedAt: at, document };
        await insertQualifier(tx, opened);
        return opened;
      });
      const names = await namesOf(organizationId, row.document);
      const details = await detailsOf(query, row);
      const told = { kind: 'qualifierOpened', at, byId, details } as const;
      await tellPlayers(query, row.document, whomToTell(null, row.document, names.nameOf), told, {
        ...names,
        today: clock.today(),
      });
      return pageOf(row, { kind: 'coach', accountId: byId }, timeZoneOffsetMinutes);
    },
    getQualifier: async ({ params: { organizationId, qualifierId }, query: { timeZoneOffsetMinutes } }, { holder }) => {
      const viewer = holder === null ? null : await loadViewer(query, holder);
      refuseLostHolder(holder, viewer);
      const row = await findQualifier(query, organizationId, qualifierId);
      const reader = await readerOf(viewer, organizationId);
      if (row === null || (reader === null && !row.document.isPublished)) throw new RequestError('NOT_FOUND');
      const current = await readCurrent(query, row);
      return pageOf(current, reader ?? { kind: 'public', accountId: viewer?.accountId ?? null }, timeZoneOffsetMinutes);
    },
    changeQualifier: async ({ params, query: { timeZoneOffsetMinutes }, body: { change, reason } }, context) => {
      const { organizationId, qualifierId } = params;
      const at = clock.now();
      const byId = context.signedIn.accountId;
      const { row, before, after } = await asCoach(organizationId, context, reason, async ({ tx, own }) => {
        const row = await lockQualifier(tx, organizationId, qualifierId);
        if (row === null) throw new RequestError('NOT_FOUND');
        if ('revision' in change && change.revision !== row.revision) throw new RequestError('QUALIFIER_CHANGED');
        const before = await joinedRounds(tx, row);
        refuseUnseen(before, change);
        if (change.kind === 'answers') await refuseStrangers(tx, organizationId, change.answers, before);
        const after = accepted(
          changeQualifier(before, {
            ...toChange(change, clock.today(timeZoneOffsetMinutes)),
            ...{ by: own.accountId, at: at.toISOString() },
          }),
        );
        await storeQualifier(tx, row, after);
        return { row, before, after };
      });
      if (change.kind === 'squad') {
        const names = await namesOf(organizationId, after);
        const kind = before.squad === null ? 'squadConfirmed' : 'squadChanged';
        const told = { kind, at, byId, details: await detailsOf(query, { ...row, document: after }) } as const;
        await tellPlayers(query, after, whomToTell(before, after, names.nameOf), told, {
          ...names,
          today: clock.today(),
        });
      }
      return pageAfter(organizationId, qualifierId, { kind: 'coach', accountId: byId }, timeZoneOffsetMinutes);
    },
    deleteQualifier: async ({ params: { organizationId, qualifierId }, body: { revision, reason } }, context) => {
      await asCoach(organizationId, context, reason, async ({ tx }) => {
        const row = await lockQualifier(tx, organizationId, qualifierId);
        if (row === null) throw new RequestError('NOT_FOUND');
        if (revision !== row.revision) throw new RequestError('QUALIFIER_CHANGED');
        const problem = deletionProblem(await joinedRounds(tx, row));
        if (problem !== null) throw new RequestError('QUALIFIER_REFUSED', [{ path: '$', message: problem }]);
        await deleteQualifierRow(tx, organizationId, qualifierId);
      });
      return {};
    },
    answerQualifierScore: async ({ params, query: { timeZoneOffsetMinutes }, body }, { signedIn, viewer }) => {
      const { organizationId, qualifierId } = params;
      const reader = await readerOf(viewer, organizationId);
      const at = clock.now();
      const { accountId } = signedIn;
      const row = await query.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        const [isJoined] = await findJoined(tx, organizationId, [accountId]);
        const locked = isJoined === undefined ? null : await lockQualifier(tx, organizationId, qualifierId);
        const entrant =
          locked === null ? undefined : answersOf(locked.document).entrants.find((one) => one.accountId === accountId);
        if (locked === null || entrant === undefined) throw new RequestError('NOT_FOUND');
        const before = await joinedRounds(tx, locked);
        const done = { by: accountId, at: at.toISOString() };
        const answer = { kind: 'answer', entrantId: entrant.entrantId, ...body, ...done } as const;
        await storeQualifier(tx, locked, accepted(changeQualifier(before, answer)));
        return locked;
      });
      if (!body.isRight) {
        const told = {
          kind: 'qualifierScoreWrong',
          at,
          byId: accountId,
          details: await detailsOf(query, row),
        } as const;
        await tellCoachesOfScore(query, organizationId, told);
      }
      return pageAfter(organizationId, qualifierId, reader ?? { kind: 'player', accountId }, timeZoneOffsetMinutes);
    },
  } satisfies Partial<Handlers>;
}

/** The engine's change of what a coach has sent. */
function toChange(change: ChangeBody, today: CalendarDay) {
  switch (change.kind) {
    case 'answers':
      return { kind: change.kind, answers: change.answers, reason: change.why, today } as const;
    case 'teeSheet':
      return { kind: change.kind, round: change.round, groups: change.groups } as const;
    case 'archive':
      return { kind: change.kind, reason: change.why } as const;
    case 'scores':
      return {
        kind: change.kind,
        scores: change.scores.map(({ entrantId, round, course, result }) => ({ entrantId, round, course, result })),
        reason: change.why,
      } as const;
    case 'squad':
      return { kind: change.kind, squad: change.squad, reason: change.why } as const;
    case 'holes':
      return {
        kind: change.kind,
        holes: change.holes.map(({ entrantId, round, course, pars, hole, strokes }) => ({
          ...{ entrantId, round, course, pars, hole, strokes },
        })),
      } as const;
    case 'close':
      return { kind: change.kind } as const;
    default:
      return change;
  }
}

/** Two coaches who type into one cell: the second has read what the first has typed (TEAM-25). */
function refuseUnseen(qualifier: Qualifier, change: ChangeBody): void {
  if (change.kind === 'holes') {
    for (const { entrantId, round, hole, seen, strokes } of change.holes) {
      const kept = cellOf(qualifier, entrantId, round)?.kept;
      const now = kept === undefined ? null : holeScoreOf(kept, hole);
      if (now !== seen && now !== strokes) throw new RequestError('QUALIFIER_SCORE_CHANGED');
    }
  }
  if (change.kind !== 'scores') return;
  for (const { entrantId, round, seen, result } of change.scores) {
    const now = cellOf(qualifier, entrantId, round)?.typed?.result ?? null;
    if (!isSame(now, seen) && !isSame(now, result)) throw new RequestError('QUALIFIER_SCORE_CHANGED');
  }
}

/** Who may play is on a squad of the team, or was in the qualifier before. */
async function refuseStrangers(
  tx: Queryable,
  organizationId: number,
  { entrants }: QualifierAnswers,
  before: Qualifier | null,
): Promise<void> {
  const rosters = await listRosters(tx, organizationId);
  const known = new Set([
    ...rosters.flatMap(({ memberAccountIds }) => memberAccountIds),
    ...(before === null ? [] : answersOf(before).entrants.flatMap(({ accountId }) => accountId ?? [])),
  ]);
  const isStranger = entrants.some(({ accountId }) => accountId !== null && !known.has(accountId));
  if (isStranger)
    throw new RequestError('QUALIFIER_REFUSED', [{ path: '$', message: 'Somebody in the list is not in the team.' }]);
}
