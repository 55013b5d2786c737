import { mainUsernames } from '@strokebook/demo';
import type { Database } from '../db/database.ts';
import { findPhoneNumbers } from './queries.ts';

const roles: { readonly [role in keyof typeof mainUsernames]: string } = {
  player: 'a player with two seasons of rounds',
  coach: 'a coach',
  productManager: 'the product manager',
  newPlayer: 'a player who has just begun',
  privatePlayer: 'a player whose site is private',
  juniorCoach: 'a coach of juniors',
  guardian: 'a parent, guardian of two juniors',
  newMember: 'a player who has just joined a team',
};

/** Sign-in instructions of the demo, a line per main person. */
export async function describeDemoSignIns({ query }: Database): Promise<readonly string[]> {
  const found = await findPhoneNumbers(query, Object.values(mainUsernames));
  const lines = Object.entries(mainUsernames).flatMap(([role, username]) => {
    const phoneNumber = found.get(username);
    return phoneNumber == null ? [] : [`  ${phoneNumber}  ${roles[role as keyof typeof mainUsernames]} (/${username})`];
  });
  if (lines.length === 0) return [];
  return ['To sign in to the demo, enter one of these numbers; the code appears here:', ...lines];
}
