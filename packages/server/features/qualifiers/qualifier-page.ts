import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  answersOf,
  type Qualifier,
  type QualifierNames,
  qualifierView,
  roundsElsewhere,
} from '@strokebook/golf/qualifier';
import type { Queryable } from '../../db/database.ts';
import { FORMER, readPeople, type TeamReader } from '../../db/organizations/team-people.ts';
import { accountIdsOf, ownRoundsOf } from './join-own-rounds.ts';
import type { QualifierRow } from './queries.ts';

type Person = OutputOf<'getQualifier'>['people'][number];

/** What a reader sees of the players of some qualifiers of one team. @param today of the server, for ages */
export async function readNames(
  query: Queryable,
  organizationId: number,
  qualifiers: readonly Qualifier[],
  reader: TeamReader,
  today: CalendarDay,
): Promise<(qualifier: Qualifier) => QualifierNames & { readonly people: readonly Person[] }> {
  const accountIds = [...qualifiers.flatMap(accountIdsOf), ...qualifiers.flatMap(authorsOf)];
  const { personOf, authorOf } = await readPeople(query, organizationId, accountIds, reader, today);
  return (qualifier) => {
    const people = answersOf(qualifier).entrants.map((entrant) => ({
      entrantId: entrant.entrantId,
      ...personOf(entrant),
    }));
    const known = new Map(people.map((person) => [person.entrantId, person]));
    const nameOf = (entrantId: string) => known.get(entrantId)?.name ?? FORMER;
    return {
      people: people.map(({ shortName: _shortName, ...person }): Person => person),
      ...{ nameOf, authorOf },
      shortNameOf: (entrantId) => {
        const short = known.get(entrantId)?.shortName ?? FORMER;
        return people.filter(({ shortName }) => shortName === short).length > 1 ? nameOf(entrantId) : short;
      },
    };
  };
}

/** The accounts that have done something in a qualifier. */
const authorsOf = ({
  opened,
  changes,
  cells,
  closed,
  squad,
  squadChanges,
  archived,
}: Qualifier): readonly AccountId[] =>
  [
    ...[opened, closed, squad, archived, ...changes, ...squadChanges],
    ...cells.flatMap(({ typed, kept }) => [typed, ...(kept === undefined ? [] : [...kept.cards, ...kept.settled])]),
  ].flatMap((done) => done?.by ?? []);

type PageOptions = {
  readonly teamName: string;
  readonly reader: TeamReader;
  readonly today: CalendarDay;
  readonly serverToday: CalendarDay;
};

/** A qualifier as its reader sees it. @param today of the reader */
export async function qualifierPage(
  query: Queryable,
  row: QualifierRow,
  { teamName, reader, today, serverToday }: PageOptions,
): Promise<OutputOf<'getQualifier'>> {
  const { organizationId, qualifierId, revision, document } = row;
  const names = (await readNames(query, organizationId, [document], reader, serverToday))(document);
  const isPlayed = reader.kind === 'coach' && document.closed === null;
  const elsewhere = isPlayed ? roundsElsewhere(document, await ownRoundsOf(query, row)) : [];
  const own = names.people.find(({ isOwn }) => isOwn)?.entrantId ?? null;
  const view = qualifierView(
    document,
    reader.kind === 'player' ? { kind: 'player', entrantId: own } : { kind: reader.kind },
    names,
    today,
  );
  return { ...view, qualifierId, revision, teamName, today, elsewhere, reader: reader.kind, people: names.people };
}
