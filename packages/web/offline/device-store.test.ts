import { accountIdOf } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import { expect, it, vi } from 'vitest';
import { scoreOf } from '../testing/entry-actions.ts';
import { useDevice, withHandles } from '../testing/device-store.ts';
import { makeRound, TODAY } from '../testing/rounds.ts';
import { type DeviceStore, isWaiting, type RoundKey, StoreFailure } from './index.ts';

const device = useDevice();
const document: RoundDocument = { ...makeRound({ id: 1, playedOn: TODAY }), roundId: 'r1' };
const key: RoundKey = { accountId: accountIdOf(1), playerId: accountIdOf(1), roundId: 'r1' };
const actionsOf = async (store: DeviceStore) => (await store.readRound(key))?.log.map(({ action }) => action);
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof StoreFailure ? error.reason : error),
  );

it('stores actions in order, with their times, and reads them after a restart (ENTRY-19)', async () => {
  let time = 100;
  const store = device.openTab({ now: () => (time += 1) });
  const numbers = [await store.append(key, scoreOf(0, 4)), await store.append(key, scoreOf(1, 5))].map((log) =>
    log.map(({ seq }) => seq),
  );
  expect(numbers).toEqual([[1], [1, 2]]);
  store.close();
  const again = await device.openTab().readRound(key);
  expect(again?.log).toEqual([
    { seq: 1, loggedAt: 101, action: scoreOf(0, 4) },
    { seq: 2, loggedAt: 102, action: scoreOf(1, 5) },
  ]);
  expect(again !== null && isWaiting(again)).toBe(true);
});

it('confirms an action only when its transaction is complete and asks for the disk, not a buffer (ENTRY-19)', async () => {
  const seen: string[] = [];
  const { factory } = withHandles(device.factory(), (handle) => {
    const begin = handle.transaction.bind(handle);
    vi.spyOn(handle, 'transaction').mockImplementation((stores, mode, options) => {
      if (mode === 'readwrite') seen.push(options?.durability ?? '');
      const transaction = begin(stores, mode, options);
      transaction.addEventListener('complete', () => seen.push('complete'));
      return transaction;
    });
  });
  const store = device.openTab({ changeFactory: () => factory });
  await store.append(key, scoreOf(0, 4));
  seen.push('confirmed');
  expect(seen).toEqual(['strict', 'complete', 'confirmed']);
});

it('numbers the actions of two tabs without collisions, and both tabs see all of them (ENTRY-19)', async () => {
  const [left, right] = [device.openTab(), device.openTab()];
  const heard: string[] = [];
  const stop = right.watch(({ roundId }) => heard.push(roundId));
  const logs = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((hole) => (hole % 2 === 0 ? left : right).append(key, scoreOf(hole, 4))),
  );
  const longest = logs.toSorted((a, b) => b.length - a.length)[0];
  expect(longest?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await actionsOf(left)).toHaveLength(6);
  expect(await actionsOf(right)).toEqual(await actionsOf(left));
  await expect.poll(() => heard.length).toBe(6);
  stop();
});

it('tells all but the watcher whose own action it was (ENTRY-19)', async () => {
  const store = device.openTab();
  const heard: string[] = [];
  const own = () => heard.push('own');
  store.watch(own);
  store.watch(() => heard.push('other'));
  await store.append(key, scoreOf(0, 4), [], own);
  expect(heard).toEqual(['other']);
});

it('keeps the rounds of accounts apart, also with one id and of one player (ENTRY-23)', async () => {
  const store = device.openTab();
  const coach = { ...key, accountId: accountIdOf(2) };
  await store.append(key, scoreOf(0, 4));
  await store.append(coach, scoreOf(0, 5));
  expect((await store.readRound(coach))?.log.map(({ action }) => action)).toEqual([scoreOf(0, 5)]);
  const [own, others] = [await store.listRounds(accountIdOf(1)), await store.listRounds(accountIdOf(12))];
  expect([own.map(({ accountId }) => accountId), others]).toEqual([[1], []]);
  await store.removeRound(coach);
  expect(await actionsOf(store)).toEqual([scoreOf(0, 4)]);
});

const deadHandle = () => new DOMException('The database connection is closing.', 'InvalidStateError');

it.each([
  ['WebKit ends its database process', new DOMException('Connection to Indexed Database server lost.', 'UnknownError')],
  ['the connection closes', deadHandle()],
  ['Chromium loses the backing store', new Error('Internal error opening backing store for indexedDB.open.')],
])('opens a dead handle again and repeats the write: %s (ENTRY-25)', async (_case, error) => {
  const counted = withHandles(device.factory(), (handle, count) => {
    if (count > 1) return;
    const begin = handle.transaction.bind(handle);
    vi.spyOn(handle, 'transaction')
      .mockImplementationOnce(begin)
      .mockImplementation(() => {
        throw error;
      });
  });
  const store = device.openTab({ changeFactory: () => counted.factory });
  await store.append(key, scoreOf(0, 4));
  await store.append(key, scoreOf(1, 5));
  expect(await actionsOf(store)).toEqual([scoreOf(0, 4), scoreOf(1, 5)]);
  expect(counted.handles).toBe(2);
});

it('stores an action once when its handle dies after the write and before the answer (ENTRY-25)', async () => {
  const { factory } = withHandles(device.factory(), (handle, count) => {
    if (count > 1) return;
    const begin = handle.transaction.bind(handle);
    vi.spyOn(handle, 'transaction').mockImplementation((...options) => {
      const transaction = begin(...options);
      // The write is committed, and the tab never hears of it.
      transaction.addEventListener('complete', (event) => event.stopImmediatePropagation());
      return transaction;
    });
  });
  const store = device.openTab({ changeFactory: () => factory, timeoutMs: 50 });
  expect((await store.append(key, scoreOf(0, 4))).map(({ seq }) => seq)).toEqual([1]);
  expect(await actionsOf(store)).toEqual([scoreOf(0, 4)]);
});

it('stores the actions that a screen has again when the browser removed the round (ENTRY-25)', async () => {
  const store = device.openTab();
  await store.append(key, scoreOf(0, 4));
  await store.append(key, scoreOf(1, 5));
  const known = (await store.readRound(key))?.log ?? [];
  await store.removeRound(key);
  expect((await store.append(key, scoreOf(2, 6), known)).at(-1)?.seq).toBe(3);
  expect(await actionsOf(store)).toEqual([scoreOf(0, 4), scoreOf(1, 5), scoreOf(2, 6)]);
});

it('says that the storage is lost when new handles die too (ENTRY-25)', async () => {
  const counted = withHandles(device.factory(), (handle) => {
    vi.spyOn(handle, 'transaction').mockImplementation(() => {
      throw deadHandle();
    });
  });
  const store = device.openTab({ changeFactory: () => counted.factory });
  expect(await failureOf(store.append(key, scoreOf(0, 4)))).toBe('lost');
  expect(counted.handles).toBe(3);
});

it('says that the storage is lost when it does not answer in time (ENTRY-25)', async () => {
  const silent = { open: () => new EventTarget() } as unknown as IDBFactory;
  const store = device.openTab({ changeFactory: () => silent, timeoutMs: 5 });
  expect(await failureOf(store.append(key, scoreOf(0, 4)))).toBe('lost');
});

it('says that the device is full and stores nothing of the action (ENTRY-25)', async () => {
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  const { factory } = withHandles(device.factory(), (handle) => {
    const begin = handle.transaction.bind(handle);
    vi.spyOn(handle, 'transaction').mockImplementation((stores, mode, options) => {
      const transaction = begin(stores, mode, options);
      const open = transaction.objectStore.bind(transaction);
      vi.spyOn(transaction, 'objectStore').mockImplementation((name) => {
        const store = open(name);
        if (name === 'actions') {
          vi.spyOn(store, 'put').mockImplementation(() => {
            throw full;
          });
        }
        return store;
      });
      return transaction;
    });
  });
  const store = device.openTab({ changeFactory: () => factory });
  expect(await failureOf(store.append(key, scoreOf(0, 4)))).toBe('full');
  expect(await device.openTab().readRound(key)).toBeNull();
});

it('says that the browser forbids storage, at the probe before a round (ENTRY-25)', async () => {
  const forbidden = {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  } as unknown as IDBFactory;
  expect(await failureOf(device.openTab({ changeFactory: () => forbidden }).probe())).toBe('blocked');
  expect(await failureOf(device.openTab().probe())).toBe('no failure');
});

it('keeps what the account has acknowledged when an older answer arrives later (ENTRY-24)', async () => {
  const store = device.openTab();
  await store.loadRound(key, { revision: 1, document });
  await store.append(key, scoreOf(0, 9));
  await store.acknowledge(key, 2, { revision: 2, document });
  await store.loadRound(key, { revision: 1, document });
  expect(await actionsOf(store)).toContainEqual(scoreOf(0, 9));
});

it('takes a lower revision with a later action: a round that was deleted and sent again begins anew (ENTRY-22)', async () => {
  const store = device.openTab({ now: () => 7 });
  await store.append(key, scoreOf(0, 4));
  await store.acknowledge(key, 1, { revision: 3, document });
  await store.append(key, scoreOf(1, 4));
  await store.acknowledge(key, 2, { revision: 1, document });
  const round = await store.readRound(key);
  expect(round?.acknowledged).toEqual({ seq: 2, revision: 1, savedAt: 7 });
  expect(round !== null && isWaiting(round)).toBe(false);
});

it('records what the account has, and an older answer changes nothing (ENTRY-21)', async () => {
  const store = device.openTab({ now: () => 7 });
  await store.append(key, scoreOf(0, 4));
  await store.append(key, scoreOf(1, 4));
  await store.acknowledge(key, 2, { revision: 3, document });
  await store.acknowledge(key, 1, { revision: 2, document });
  const round = await store.readRound(key);
  expect(round?.acknowledged).toEqual({ seq: 2, revision: 3, savedAt: 7 });
  expect(round !== null && round !== undefined && isWaiting(round)).toBe(false);
});

it('removes sent rounds of an account and never those that wait (ENTRY-22)', async () => {
  const store = device.openTab({ now: () => 50 });
  const [sent, other] = [
    { ...key, roundId: 'r2' },
    { ...key, accountId: accountIdOf(2) },
  ];
  await store.append(key, scoreOf(0, 4));
  await store.loadRound(sent, { revision: 1, document });
  await store.loadRound(other, { revision: 1, document });
  await store.removeSent(accountIdOf(1), 50);
  expect(await store.listRounds(accountIdOf(1))).toHaveLength(2);
  await store.removeSent(accountIdOf(1), 51);
  expect((await store.listRounds(accountIdOf(1))).map(({ roundId }) => roundId)).toEqual(['r1']);
  expect(await store.listRounds(accountIdOf(2))).toHaveLength(1);
});

it('takes a newer version of the account into the editor, and never over waiting actions (ENTRY-24)', async () => {
  const store = device.openTab();
  const loaded = await store.loadRound(key, { revision: 3, document });
  expect([loaded.base?.revision, isWaiting(loaded)]).toEqual([3, false]);
  await store.append(key, scoreOf(0, 4));
  const kept = await store.loadRound(key, { revision: 4, document });
  expect([kept.base?.revision, kept.log.length]).toEqual([3, 2]);
});

it('merges only into the actions that the merge knows (ENTRY-24)', async () => {
  const store = device.openTab();
  const merge = { kind: 'load', round: document } as const;
  await store.append(key, scoreOf(0, 4));
  await store.append(key, scoreOf(1, 4));
  expect(await store.rebase(key, 1, { revision: 2, document }, merge)).toBe(false);
  expect(await store.rebase(key, 2, { revision: 2, document }, merge)).toBe(true);
  expect((await store.readRound(key))?.base?.revision).toBe(2);
  expect(await actionsOf(store)).toHaveLength(3);
});

it('keeps replies of the server for fourteen days and for one account (ENTRY-20)', async () => {
  let time = 0;
  const { replies } = device.openTab({ now: () => time });
  await replies.keep('ingrid', 'getProfile', { name: 'Ingrid' });
  expect(await replies.read('ingrid', 'getProfile')).toEqual({ reply: { name: 'Ingrid' }, keptAt: 0 });
  expect(await replies.read('dana', 'getProfile')).toBeNull();
  time = 14 * 24 * 3_600_000 + 1;
  expect(await replies.read('ingrid', 'getProfile')).toBeNull();
  await replies.keep('dana', 'getProfile', { name: 'Dana' });
  await replies.keepOnly(null);
  expect(await replies.read('dana', 'getProfile')).toBeNull();
});

it('forgets the oldest replies when there are too many (ENTRY-20)', async () => {
  let time = 0;
  const { replies } = device.openTab({ now: () => (time += 1) });
  for (let index = 0; index < 460; index += 1) await replies.keep('ingrid', `call-${index}`, index);
  expect(await replies.read('ingrid', 'call-0')).toBeNull();
  expect((await replies.read('ingrid', 'call-459'))?.reply).toBe(459);
});
