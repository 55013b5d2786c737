import { fold } from '@strokebook/golf/format';

/** A username of a name, of at most 40 letters: 'jamie-whitcombe' of 'Jamie Whitcombe'; null if it has no letter a to z. */
export function suggestUsername(firstName: string, lastName: string): string | null {
  const words = fold(`${firstName} ${lastName}`.replaceAll(/['’]/g, ' ')).match(/[a-z0-9]+/g) ?? [];
  const username = words
    .join('-')
    .replace(/^[0-9-]+/, '')
    .slice(0, 40)
    .replace(/-$/, '');
  return username.length < 3 ? null : username;
}
