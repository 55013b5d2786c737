import type { AccountId } from '../access/account-id.ts';
import { type FormFigure, hasPlace } from '../form/index.ts';
import { fold } from '../format/index.ts';

export const playerSorts = ['name', 'form'] as const;
/** Sort by name, or by form, best first. */
export type PlayerSort = (typeof playerSorts)[number];

type Sortable = {
  readonly accountId: AccountId;
  readonly fullName: string;
  readonly form: { readonly figure: FormFigure | null } | null;
};

/** Sorted players. By form those with too few rounds for a place, then those without any, come last (TEAM-05), and equal ones are sorted by name. */
export function sortPlayers<T extends Sortable>(players: readonly T[], sort: PlayerSort): readonly T[] {
  const sortName = new Map(players.map((player) => [player.accountId, lastNameFirst(player.fullName)]));
  const byName = (a: T, b: T): number => {
    const [first, second] = [sortName.get(a.accountId) ?? '', sortName.get(b.accountId) ?? ''];
    return first < second ? -1 : first > second ? 1 : a.accountId - b.accountId;
  };
  const strokesOf = ({ form }: T): number => {
    const figure = form?.figure ?? null;
    return hasPlace(figure) ? figure.strokes : figure === null ? Infinity : Number.MAX_VALUE;
  };
  const byForm = (a: T, b: T): number => strokesOf(a) - strokesOf(b) || 0;
  return [...players].sort((a, b) => (sort === 'form' ? byForm(a, b) || byName(a, b) : byName(a, b)));
}

function lastNameFirst(fullName: string): string {
  const words = fold(fullName).split(' ');
  return [words.at(-1), ...words].join(' ');
}
