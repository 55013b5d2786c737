/** A group of players that an organization's address can name. */
export type PlayerGroup =
  | { readonly kind: 'all' }
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'roster'; readonly rosterId: number };

export const ALL_PLAYERS = 'All';

type Rosters = readonly { readonly rosterId: number; readonly groupName: string | null }[];

/**
 * Parses the name of a group: 'All', one of the organization's groups in any case, or a roster's id (ORG-03, ORG-O3).
 * 'noRoster' for a number that is no roster's id, 'noGroup' for any other text (ORG-05, ORG-06).
 */
export function readPlayerGroup(text: string | undefined, rosters: Rosters): PlayerGroup | 'noRoster' | 'noGroup' {
  if (text === undefined || sameText(text, ALL_PLAYERS)) return { kind: 'all' };
  const group = groupNames(rosters).find((name) => sameText(name, text));
  if (group !== undefined) return { kind: 'group', name: group };
  if (!isRosterId(text)) return 'noGroup';
  const roster = rosters.find(({ rosterId }) => rosterId === Number(text));
  return roster === undefined ? 'noRoster' : { kind: 'roster', rosterId: roster.rosterId };
}

/** Whether a text has the form of a roster's id: an integer (ORG-09). */
export const isRosterId = (text: string): boolean => /^-?\d{1,15}$/.test(text);

/** The group names of the rosters, without duplicates. */
export function groupNames(rosters: Rosters): readonly string[] {
  const names: string[] = [];
  for (const { groupName } of rosters) {
    if (groupName !== null && !names.some((name) => sameText(name, groupName))) names.push(groupName);
  }
  return names;
}

/** The rosters of a group. */
export function rostersOf<T extends Rosters[number]>(group: PlayerGroup, rosters: readonly T[]): readonly T[] {
  if (group.kind === 'all') return rosters;
  if (group.kind === 'roster') return rosters.filter(({ rosterId }) => rosterId === group.rosterId);
  return rosters.filter(({ groupName }) => groupName !== null && sameText(groupName, group.name));
}

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
