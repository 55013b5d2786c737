import { fold } from '@strokebook/golf/format';

const MAX_LENGTH = 40;

/** A username of a name, of at most 40 letters: 'jamie-whitcombe' of 'Jamie Whitcombe'; null if it has no letter a to z. */
export function suggestUsername(firstName: string, lastName: string): string | null {
  const words = fold(`${firstName} ${lastName}`.replaceAll(/['’]/g, ' ')).match(/[a-z0-9]+/g) ?? [];
  const username = words
    .join('-')
    .replace(/^[0-9-]+/, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');
  return username.length < 3 ? null : username;
}

/** Usernames to try in turn after a taken one: it with -2, with -3 and with a random number of three digits. */
export const spareUsernames = (taken: string): readonly string[] =>
  [2, 3, 100 + Math.floor(Math.random() * 900)].map((number) => {
    const ending = `-${number}`;
    return taken.slice(0, MAX_LENGTH - ending.length) + ending;
  });
