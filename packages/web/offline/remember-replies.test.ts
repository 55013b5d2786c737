import { addresses } from '@strokebook/contract/addresses';
import { expect, it } from 'vitest';
import { NetworkError } from '../api/errors.ts';
import { createTokenStore } from '../api/token-store.ts';
import { useDevice } from '../testing/device-store.ts';
import { rememberReplies } from './remember-replies.ts';
import { createShownReplies } from './shown-replies.ts';

const device = useDevice();

it('shows no reply whose fields were others when an older version of the app kept it (ENTRY-20)', async () => {
  const { replies } = device.openTab();
  const tokens = createTokenStore(localStorage);
  tokens.write('ingrid');
  const read = rememberReplies({ replies, shown: createShownReplies(), tokens })(() =>
    Promise.reject(new NetworkError(null)),
  );
  const keep = (shape: string | undefined) =>
    replies.keep('ingrid', JSON.stringify(['getSettings', shape, {}]), { today: '2026-06-15' });
  await keep('none');
  await expect(read('getSettings', {})).rejects.toBeInstanceOf(NetworkError);
  await keep(addresses.getSettings.keptShape);
  expect(await read('getSettings', {})).toEqual({ today: '2026-06-15' });
});
