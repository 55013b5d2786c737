import { expect, it } from 'vitest';
import { storeOf } from './store-of.ts';

const agents = {
  pixel: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1.2 Mobile/15E148',
  newIPad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
  windowsPhone: 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) like iPhone Edge/15.15063',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
};

it('sends Android devices to the Android store (STORE-01)', () => {
  expect(storeOf(agents.pixel, false)).toBe('android');
});

it('sends iOS devices to the iOS store, but not those of the legacy MS stream (STORE-02)', () => {
  expect([storeOf(agents.iPhone, false), storeOf(agents.iPad, false)]).toEqual(['ios', 'ios']);
  expect([storeOf(agents.iPhone, true), storeOf(agents.windowsPhone, true)]).toEqual([null, null]);
});

it('sends nobody else anywhere, a tablet that reports itself as a desktop included (STORE-03, STORE-O2)', () => {
  expect([storeOf(agents.windows, false), storeOf(agents.newIPad, false), storeOf('', false)]).toEqual([
    null,
    null,
    null,
  ]);
});
