import { answersOf, type Outcome, type Qualifier } from '@strokebook/golf/qualifier';
import { findOrganizationName } from '../../db/accounts/organization-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { createTeamReaders, type MemberReader } from '../../http/team-reader.ts';
import { cardsPage } from './cards-page.ts';
import { readCurrent } from './join-own-rounds.ts';
import type { TeamReader } from '../../db/organizations/team-people.ts';
import { qualifierPage } from './qualifier-page.ts';
import { findQualifier, type QualifierRow } from './queries.ts';

/** Who reads a qualifier, and what they read. */
export function createReaders(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const readerOf = createTeamReaders(services);

  const pageOf = async (row: QualifierRow, reader: TeamReader, offset: number | undefined) => {
    const team = await findOrganizationName(query, row.organizationId);
    if (team === null) throw new RequestError('NOT_FOUND');
    const options = { teamName: team.name, reader, today: clock.today(offset), serverToday: clock.today() };
    return qualifierPage(query, row, options);
  };

  const cardsPageOf = async (row: QualifierRow, reader: MemberReader, offset: number | undefined) => {
    const team = await findOrganizationName(query, row.organizationId);
    if (team === null) throw new RequestError('NOT_FOUND');
    const options = { teamName: team.name, reader, today: clock.today(offset), serverToday: clock.today() };
    return cardsPage(query, row, options);
  };

  /** The page after a change, by somebody who may read it: a course that was added joins the rounds on it. */
  const pageAfter = async (
    organizationId: number,
    qualifierId: string,
    reader: TeamReader,
    offset: number | undefined,
  ) => {
    const row = await findQualifier(query, organizationId, qualifierId);
    if (row === null) throw new RequestError('NOT_FOUND');
    return pageOf(await readCurrent(query, row), reader, offset);
  };

  return { readerOf, pageOf, pageAfter, cardsPageOf };
}

/** @throws RequestError QUALIFIER_REFUSED with the sentence of the refusal */
export function accepted({ qualifier, refusal }: Outcome): Qualifier {
  if (qualifier === undefined) throw new RequestError('QUALIFIER_REFUSED', [{ path: '$', message: refusal ?? '' }]);
  return qualifier;
}

/** What notices about a qualifier name. */
export async function detailsOf(query: Queryable, { organizationId, qualifierId, document }: QualifierRow) {
  const team = await findOrganizationName(query, organizationId);
  return {
    team: { organizationId, name: team?.name ?? '' },
    qualifier: { qualifierId, name: answersOf(document).name },
  };
}
