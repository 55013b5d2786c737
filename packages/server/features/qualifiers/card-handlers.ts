import { holdsRoleAsSupport, type Viewer } from '@strokebook/golf/access';
import { changeQualifier, type Qualifier } from '@strokebook/golf/qualifier';
import { lockSignedIn } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { readCurrent } from './join-own-rounds.ts';
import { findQualifier, lockQualifier, storeKeptCards } from './queries.ts';
import { accepted, createReaders, detailsOf } from './readers.ts';
import { tellCoachesOfScore } from './tell-players.ts';

/** Cards of a qualifier that phones keep hole by hole (TEAM-31). */
export function createQualifierCardHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const { readerOf, cardsPageOf } = createReaders(services);
  return {
    getQualifierCards: async ({ params, query: { timeZoneOffsetMinutes } }, { viewer }) => {
      const { organizationId, qualifierId } = params;
      const reader = await readerOf(viewer, organizationId);
      const row = reader === null ? null : await findQualifier(query, organizationId, qualifierId);
      if (reader === null || row === null) throw new RequestError('NOT_FOUND');
      return cardsPageOf(await readCurrent(query, row), reader, timeZoneOffsetMinutes);
    },
    keepQualifierCards: async ({ params, query: { timeZoneOffsetMinutes }, body }, { signedIn, viewer }) => {
      const { organizationId, qualifierId } = params;
      const reader = await readerOf(viewer, organizationId);
      const isKeeper = reader !== null && reader.kind !== 'guardian';
      if (!isKeeper || viewer === null || isSupport(viewer, organizationId)) throw new RequestError('NOT_FOUND');
      const at = clock.now();
      const { accountId } = signedIn;
      const { before, after } = await query.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        const row = await lockQualifier(tx, organizationId, qualifierId);
        if (row === null) throw new RequestError('NOT_FOUND');
        const sent = { kind: 'keep', ...body, by: accountId, at: at.toISOString() } as const;
        const document = accepted(changeQualifier(row.document, sent));
        if (document !== row.document) await storeKeptCards(tx, row, document);
        return { before: row, after: { ...row, document } };
      });
      if (countWrong(after.document) > countWrong(before.document)) {
        const details = await detailsOf(query, after);
        await tellCoachesOfScore(query, organizationId, { kind: 'qualifierScoreWrong', at, byId: accountId, details });
      }
      return cardsPageOf(after, reader, timeZoneOffsetMinutes);
    },
  } satisfies Partial<Handlers>;
}

/** A product manager who does not coach the team: reads, and keeps nobody's card. */
const isSupport = (viewer: Viewer, organizationId: number): boolean =>
  holdsRoleAsSupport(viewer, organizationId, 'coach');

/** How many scores their players call wrong. */
const countWrong = ({ cells }: Qualifier): number => cells.filter(({ answer }) => answer?.isRight === false).length;
