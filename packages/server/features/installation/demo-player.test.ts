import { features } from '@strokebook/golf/access';
import { expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { findOpenPlayer } from './demo-player.ts';

onEachDatabase((openTestDatabase) => {
  const { database } = useTestServer(openTestDatabase);

  it('FIRST-02: the demo player is named only while visitors may open the profile', async () => {
    await storeAccount(database, { accountId: 1, username: 'open-to-all' });
    await storeAccount(database, { accountId: 2, username: 'private', allowPublicSite: false });
    await storeAccount(database, {
      accountId: 3,
      username: 'hidden',
      settings: [{ featureId: features.website, isPublic: false }],
    });
    const find = (username: string | null) => findOpenPlayer(database.query, username);
    expect(await find('open-to-all')).toBe('open-to-all');
    for (const username of ['private', 'hidden', 'nobody', null]) expect(await find(username)).toBeNull();
  });
});
