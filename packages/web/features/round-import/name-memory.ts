import type { AccountId } from '@strokebook/golf/access';
import { fold } from '@strokebook/golf/format';
import { z } from 'zod/mini';

const KEY = 'strokebook.sheetNames';
/** The names of a few squads. */
const MAX_NAMES = 200;

const Stored = z.array(z.object({ viewerId: z.number(), name: z.string(), accountId: z.nullable(z.number()) }));
type StoredName = z.infer<typeof Stored>[number];

/**
 * Whom somebody has chosen for the names of sheets on this device, by folded name; null for a name that was left out. The
 * next sheet with the name means the same player: Kate for Katie (IMPORT-26).
 */
export function rememberedNames(viewerId: AccountId): ReadonlyMap<string, AccountId | null> {
  const own = readAll().filter((stored) => stored.viewerId === viewerId);
  return new Map(own.map(({ name, accountId }) => [name, accountId as AccountId | null]));
}

export function rememberName(viewerId: AccountId, name: string, accountId: AccountId | null): void {
  const folded = fold(name);
  const others = readAll().filter((stored) => stored.viewerId !== viewerId || stored.name !== folded);
  const next = [...others.slice(1 - MAX_NAMES), { viewerId, name: folded, accountId }];
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage they are chosen again.
  }
}

function readAll(): readonly StoredName[] {
  try {
    return Stored.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}
