import { fold } from './fold.ts';

/** First and last name joined by a space, skipping empty parts, else 'User' (PROFILE-11). */
export function fullName(person: { readonly firstName?: string | null; readonly lastName?: string | null }): string {
  const parts = [person.firstName, person.lastName].map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return parts.length === 0 ? 'User' : parts.join(' ');
}

/** The number of letters of a text's longest part that is never broken: lines end at blanks and after hyphens. */
export const longestPart = (text: string): number => Math.max(...text.split(/\s+|(?<=-)/).map((part) => part.length));

/** Sorts people by last name, then first name, as the search folds them: Ásgeirsdóttir stands among the As. */
export function compareNames(one: PersonName, other: PersonName): number {
  const [a, b] = [sortedName(one), sortedName(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

type PersonName = { readonly firstName: string; readonly lastName: string };

const sortedName = ({ firstName, lastName }: PersonName): string => fold(`${lastName} ${firstName}`);
