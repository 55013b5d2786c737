import type { OutputOf } from '@strokebook/contract';
import { type AccountId, isAdult } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import {
  answersOf,
  type Qualifier,
  type QualifierNames,
  type QualifierReader,
  qualifierView,
  roundsElsewhere,
} from '@strokebook/golf/qualifier';
import type { Queryable } from '../../db/database.ts';
import { listRosters } from '../../db/organizations/organization-edit-queries.ts';
import { accountIdsOf, ownRoundsOf } from './join-own-rounds.ts';
import { findEntrantAccounts, type QualifierRow } from './queries.ts';

/** Who reads a qualifier: the account is null for a visitor. */
export type Reader = { readonly kind: QualifierReader['kind']; readonly accountId: AccountId | null };

/** A player whose account has ended or who has left the team (TEAM-22). */
const FORMER = 'Former member';

type Person = OutputOf<'getQualifier'>['people'][number];

/** What a reader sees of the players of some qualifiers of one team. @param today of the server, for ages */
export async function readNames(
  query: Queryable,
  organizationId: number,
  qualifiers: readonly Qualifier[],
  reader: Reader,
  today: CalendarDay,
): Promise<(qualifier: Qualifier) => QualifierNames & { readonly people: readonly Person[] }> {
  const authors = qualifiers.flatMap(authorsOf);
  const found = await findEntrantAccounts(query, [...new Set([...qualifiers.flatMap(accountIdsOf), ...authors])]);
  const accountOf = new Map(found.map((account) => [account.accountId, account]));
  const members = new Set((await listRosters(query, organizationId)).flatMap((roster) => roster.memberAccountIds));
  return (qualifier) => {
    const people = answersOf(qualifier).entrants.map(({ entrantId, accountId, guestName }) => {
      const account = accountId === null || !members.has(accountId) ? undefined : accountOf.get(accountId);
      const isOwn = accountId !== null && accountId === reader.accountId;
      const isOpen = reader.kind === 'coach';
      const name = guestName ?? (account === undefined ? FORMER : fullName(account));
      // Other families and strangers read of a player under 18 the first name and a letter, and strangers of whoever
      // hides the own pages.
      const isHidden = account !== undefined && reader.kind === 'public' && !account.isSitePublic;
      const isShortened = account !== undefined && !isOpen && !isOwn && (isHidden || !isAdult(account, today));
      const person: Person = {
        ...{ entrantId, isOwn, name: isShortened ? withLetter(account) : name },
        accountId: isOpen ? accountId : null,
        username: isOpen ? (account?.username ?? null) : null,
      };
      return { person, shortName: account?.firstName ?? name };
    });
    const personOf = new Map(people.map(({ person, shortName }) => [person.entrantId, { ...person, shortName }]));
    const nameOf = (entrantId: string) => personOf.get(entrantId)?.name ?? FORMER;
    return {
      people: people.map(({ person }) => person),
      nameOf,
      shortNameOf: (entrantId) => {
        const short = personOf.get(entrantId)?.shortName ?? FORMER;
        return people.filter(({ shortName }) => shortName === short).length > 1 ? nameOf(entrantId) : short;
      },
      authorOf: (by) => {
        const author = by === null ? undefined : accountOf.get(by);
        return author === undefined ? 'a former coach' : fullName(author);
      },
    };
  };
}

const withLetter = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  lastName === '' ? firstName : `${firstName} ${lastName.slice(0, 1)}.`;

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
  readonly reader: Reader;
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
