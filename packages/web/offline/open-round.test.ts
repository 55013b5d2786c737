import { accountIdOf } from '@strokebook/golf/access';
import { expect, it } from 'vitest';
import { createApi } from '../api/client.ts';
import { createTokenStore } from '../api/token-store.ts';
import { useDevice } from '../testing/device-store.ts';
import { scoreOf } from '../testing/entry-actions.ts';
import { useRealServer } from '../testing/real-server.ts';
import { makeRound, TODAY } from '../testing/rounds.ts';
import { openRound } from './open-round.ts';

const device = useDevice();
const server = useRealServer({ today: TODAY });

/** A player whose device has the account's round. */
async function begin() {
  const document = makeRound({ id: 1, playedOn: TODAY });
  const player = await server.withRounds([document]);
  const tokens = createTokenStore(localStorage);
  tokens.write(await server.signIn(player.accountId));
  const browser = server.createBrowser();
  const deps = {
    api: createApi({ fetch: browser.fetch, tokens, storage: localStorage }),
    store: device.openTab(),
    maxWaitMs: 50,
  };
  const accountId = accountIdOf(player.accountId);
  const key = { accountId, playerId: accountId, roundId: document.roundId };
  const opened = await openRound(deps, key);
  return { deps, key, opened, ...browser };
}

it('opens the round on the device where the account does not answer in time (ENTRY-20)', async () => {
  const { deps, key, opened, hold } = await begin();
  expect(opened).not.toBeNull();
  const answer = hold('getRound');
  expect(await openRound(deps, key)).toEqual(opened);
  answer();
});

it('asks the account for no round of which the device has more (ENTRY-31)', async () => {
  const { deps, key, requestsTo } = await begin();
  await deps.store.append(key, scoreOf(0, 4));
  expect((await openRound(deps, key))?.log).toHaveLength(2);
  expect(requestsTo('getRound')).toHaveLength(1);
});

it('says that neither side has a round (ENTRY-20)', async () => {
  const { deps, key } = await begin();
  expect(await openRound(deps, { ...key, roundId: 'another' })).toBeNull();
});
