import type { AccountId } from '../access/account-id.ts';
import type { Done, Entrant, KeptRound, Qualifier, QualifierAnswers, Squad } from './qualifier.ts';

/**
 * The qualifier with another account in place of one that has ended, or with none: then the results stay as those of a
 * former member, and what coaches have written about the person goes (TEAM-22).
 */
export function replaceAccount(qualifier: Qualifier, accountId: AccountId, other: AccountId | null): Qualifier {
  const idOf = (id: AccountId | null) => (id === accountId ? other : id);
  const done = <Item extends Done>(item: Item): Item => ({ ...item, by: idOf(item.by) });
  const ofAnswers = (answers: QualifierAnswers): QualifierAnswers => ({
    ...answers,
    entrants: answers.entrants.map((entrant) => ({ ...entrant, accountId: idOf(entrant.accountId) })),
  });
  const own = new Set(
    entrantsOf(qualifier)
      .filter((one) => one.accountId === accountId)
      .map(({ entrantId }) => entrantId),
  );
  const isForgotten = (entrantId: string) => other === null && own.has(entrantId);
  const ofSquad = <Item extends Squad & Done>(squad: Item): Item => ({
    ...done(squad),
    leftOut: squad.leftOut.map((one) => (isForgotten(one.entrantId) ? { ...one, reason: '' } : one)),
    picks: squad.picks.map((one) => (isForgotten(one.entrantId) ? { ...one, reason: '' } : one)),
    words: squad.words.filter(({ entrantId }) => !isForgotten(entrantId)),
  });
  const ofKept = ({ pars, cards, settled, later }: KeptRound): KeptRound => ({
    ...{ pars, cards: cards.map(done), settled: settled.map(done), later: later.map(done) },
  });
  return {
    ...qualifier,
    opened: done(qualifier.opened),
    told: ofAnswers(qualifier.told),
    changes: qualifier.changes.map((change) => {
      const changed = done(change);
      return changed.kind === 'answers' ? { ...changed, answers: ofAnswers(changed.answers) } : changed;
    }),
    cells: qualifier.cells.map(({ kept, ...cell }) => ({
      ...cell,
      ...(kept === undefined ? {} : { kept: ofKept(kept) }),
      typed: cell.typed === null ? null : done(cell.typed),
    })),
    closed: qualifier.closed === null ? null : done(qualifier.closed),
    squad: qualifier.squad === null ? null : ofSquad(qualifier.squad),
    squadChanges: qualifier.squadChanges.map(ofSquad),
    ...(qualifier.teeSheets === undefined ? {} : { teeSheets: qualifier.teeSheets.map(done) }),
    ...(qualifier.archived == null ? {} : { archived: done(qualifier.archived) }),
  };
}

const entrantsOf = ({ told, changes }: Qualifier): readonly Entrant[] => [
  ...told.entrants,
  ...changes.flatMap((change) => (change.kind === 'answers' ? change.answers.entrants : [])),
];
