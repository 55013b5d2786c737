import type { AccountId } from '@strokebook/golf/access';
import type { FourCards } from '@strokebook/golf/qualifier';
import type { DeviceDatabase } from './database.ts';

type CardsKey = {
  /** The signed-in person who keeps the cards; nobody else on the device sees them (ENTRY-23). */
  readonly accountId: AccountId;
  readonly phoneId: string;
};

/** Cards of a qualifier as the device keeps them for a group (TEAM-31). */
export type DeviceCards = CardsKey & {
  readonly organizationId: number;
  readonly qualifierId: string;
  /** What the screen says of the qualifier without a network. */
  readonly title: string;
  readonly course: string;
  /** Of 18 holes; null where the course's lengths are not known. */
  readonly yards: readonly (number | null)[];
  /** Whether the pars are those of the course; else each hole asks for its own. */
  readonly isParKnown: boolean;
  readonly cards: FourCards;
  /** Milliseconds since 1970, by the device's clock. */
  readonly savedAt: number;
  /** What the team has: all taps up to a number. */
  readonly sent: { readonly taps: number; readonly at: number } | null;
  /** Why the team does not take them; null while nothing is wrong. */
  readonly problem: string | null;
};

/** The cards on the device; their changes are serial, so that two tabs lose no tap. */
export type DeviceCardStore = {
  /** The cards that an account keeps, the last changed first. @throws StoreFailure */
  readonly list: (accountId: AccountId) => Promise<readonly DeviceCards[]>;
  readonly add: (cards: DeviceCards) => Promise<void>;
  /** @returns the cards after the change; null if the device has none. @throws StoreFailure */
  readonly change: (key: CardsKey, change: (cards: DeviceCards) => DeviceCards) => Promise<DeviceCards | null>;
  readonly remove: (key: CardsKey) => Promise<void>;
  /** Removes an account's cards that were last changed before a time, except for those with waiting taps. */
  readonly removeSent: (accountId: AccountId, before: number) => Promise<void>;
  /** Called after every change in this tab; returns a function that unsubscribes. */
  readonly watch: (listener: () => void) => () => void;
};

/** Whether the cards have taps that the team does not have. */
export const isCardsWaiting = ({ cards, sent }: DeviceCards): boolean => cards.taps > (sent?.taps ?? 0);

const reading = { stores: ['cards'], isWrite: false } as const;
const writing = { stores: ['cards'], isWrite: true, isDurable: true } as const;

export function createDeviceCards({ run }: DeviceDatabase): DeviceCardStore {
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const list = async (accountId: AccountId): Promise<readonly DeviceCards[]> => {
    const range = IDBKeyRange.bound([accountId], [accountId, []]);
    const found = await run(reading, (transaction) => transaction.getAll<DeviceCards>('cards', range));
    return [...found].sort((a, b) => b.savedAt - a.savedAt);
  };
  const remove = async ({ accountId, phoneId }: CardsKey): Promise<void> => {
    await run(writing, (transaction) => transaction.remove('cards', [accountId, phoneId]));
    changed();
  };
  return {
    list,
    remove,
    removeSent: async (accountId, before) => {
      const sent = (await list(accountId)).filter((cards) => !isCardsWaiting(cards) && cards.savedAt < before);
      for (const cards of sent) await remove(cards);
    },
    add: async (cards) => {
      await run(writing, (transaction) => transaction.put('cards', cards));
      changed();
    },
    change: async ({ accountId, phoneId }, change) => {
      const id = [accountId, phoneId];
      const next = await run(writing, async (transaction) => {
        const stored = await transaction.get<DeviceCards>('cards', id);
        if (stored === undefined) return null;
        const after = change(stored);
        await transaction.put('cards', after);
        return after;
      });
      changed();
      return next;
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
