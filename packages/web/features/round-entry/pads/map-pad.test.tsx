import { accountIdOf } from '@strokebook/golf/access';
import type { EntryAction } from '@strokebook/golf/entry';
import { type CourseDocument, yards } from '@strokebook/golf/model';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDevice } from '../../../testing/device-store.ts';
import { demo, useRealServer } from '../../../testing/real-server.ts';
import { screenWidth } from '../../../testing/setup.ts';
import { TODAY } from '../../../testing/rounds.ts';

const server = useRealServer({ today: TODAY });
const device = useDevice();
const start = (roundId: string, type: 'practice' | 'qualifier' = 'practice'): EntryAction => ({
  kind: 'start',
  start: {
    ...{ roundId, playedOn: TODAY, type, holeCount: 9, allowsDistances: true },
    course: { courseId: 'alder-creek', name: 'Alder Creek Golf Club' },
    holes: Array.from({ length: 9 }, (_unused, index) => ({ hole: index + 1, par: 4, yards: yards(380) })),
  },
});
const key = (roundId: string) => ({
  accountId: accountIdOf(demo.player.accountId),
  playerId: accountIdOf(demo.player.accountId),
  roundId,
});

beforeEach(() => {
  screenWidth.pixels = 390;
  window.innerWidth = 390;
  window.dispatchEvent(new Event('resize'));
});

/** The map of the first hole of a round on a mapped course; jsdom's panel is at (10, 10). */
async function openMap(roundId: string, type?: 'qualifier') {
  const store = device.openTab();
  await store.append(key(roundId), start(roundId, type));
  await store.append(key(roundId), { kind: 'depth', depth: 'strokes' });
  const { user } = await server.open(`/log/${roundId}`, { as: demo.player.accountId, store });
  await user.click(await screen.findByRole('button', { name: 'Map' }));
  const map = await screen.findByTestId('entry-map');
  const point = (x: number, y: number, pointerId = 1) => ({
    ...{ clientX: x + 10, clientY: y + 10, pointerId },
    ...{ button: 0, isPrimary: true, pointerType: 'touch' },
  });
  /** Where the flag is drawn, in pixels of the panel. */
  const pin = (): readonly [number, number] => {
    const drawing = within(map).getByRole('img');
    const flag = drawing.querySelector('[fill="var(--flag)"]')?.closest('span') as HTMLElement;
    const frame = drawing.parentElement as HTMLElement;
    const [width = 0, height = 0] = drawing.style.aspectRatio.split('/').map(Number);
    const [left, top, shown] = [frame.style.left, frame.style.top, frame.style.width].map(Number.parseFloat) as [
      number,
      number,
      number,
    ];
    const [x, y] = [flag.style.left, flag.style.top].map((share) => Number.parseFloat(share) / 100) as [number, number];
    return [left + x * shown, top + (y * shown * height) / width];
  };
  return {
    user,
    map,
    pin,
    point,
    tap: (x: number, y: number) => {
      fireEvent.pointerDown(map, point(x, y));
      fireEvent.pointerUp(map, point(x, y));
    },
    strokes: () => within(screen.getByRole('list', { name: 'Strokes' })).getAllByRole('button'),
    logged: async () => (await store.readRound(key(roundId)))?.log.map(({ action }) => action) ?? [],
  };
}

const placesIn = (actions: readonly { readonly kind: string }[]) => actions.filter(({ kind }) => kind === 'place');

it('takes a tap outside of all outlines as rough, with its distance (ENTRY-12)', async () => {
  const { tap, strokes } = await openMap('r1');
  tap(385, 300);
  await waitFor(() => expect(strokes().length).toBe(2));
  expect(strokes()[1]?.textContent).toMatch(/^2\D*\d+ yd$/);
  expect(screen.getAllByText('rough').length).toBeGreaterThan(0);
});

it('sets a place where the marker above the finger is, once the finger is lifted (ENTRY-12)', async () => {
  const { map, point, logged } = await openMap('r2');
  fireEvent.pointerDown(map, point(195, 400));
  fireEvent.pointerMove(map, point(195, 360));
  expect(placesIn(await logged())).toEqual([]);
  fireEvent.pointerUp(map, point(195, 360));
  await waitFor(async () => expect(placesIn(await logged())).toHaveLength(1));
  const [dragged] = placesIn(await logged()) as unknown as [{ place: { toPin: number } }];
  cleanup();
  const other = await openMap('r3');
  other.tap(195, 360 - 64);
  await waitFor(async () => expect(placesIn(await other.logged())).toHaveLength(1));
  const [tapped] = placesIn(await other.logged()) as unknown as [{ place: { toPin: number } }];
  expect(dragged.place.toPin).toBeCloseTo(tapped.place.toPin, 0);
});

it('sets no place with two fingers, nor with the one that is lifted last (ENTRY-12)', async () => {
  const { map, point, logged } = await openMap('r4');
  fireEvent.pointerDown(map, point(100, 200, 1));
  fireEvent.pointerDown(map, point(200, 200, 2));
  fireEvent.pointerMove(map, point(300, 200, 2));
  fireEvent.pointerUp(map, point(300, 200, 2));
  fireEvent.pointerUp(map, point(100, 200, 1));
  expect(placesIn(await logged())).toEqual([]);
});

it('AIM-12: takes one tap as the target of the next stroke, shows it, and then asks where the ball finished', async () => {
  const { user, tap, strokes, logged } = await openMap('r7');
  await user.click(screen.getByRole('button', { name: 'Target' }));
  expect(await screen.findByText('Tap where you aim.')).toBeTruthy();
  tap(195, 150);
  expect(await screen.findByRole('img', { name: 'Target' })).toBeTruthy();
  expect((await logged()).at(-1)).toMatchObject({ kind: 'target', hole: 0, stroke: 0 });
  tap(385, 300);
  await waitFor(() => expect(strokes().length).toBe(2));
  expect(screen.queryByRole('img', { name: 'Target' })).toBeNull();
});

it('AIM-11: asks for no target in a competition', async () => {
  await openMap('r8', 'qualifier');
  expect(screen.getByRole('button', { name: 'Pin' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Target' })).toBeNull();
});

it('has the penalties on it, and takes the length of a putt in feet after the tap, and refuses what is no number (ENTRY-09, ENTRY-12, ENTRY-33)', async () => {
  const { user, pin, tap, strokes, logged } = await openMap('r5');
  await user.click(screen.getByRole('button', { name: 'Penalty' }));
  await user.click(await screen.findByRole('button', { name: /^Out of bounds/ }));
  await waitFor(() => expect(strokes().some(({ textContent }) => textContent === '+1 OB')).toBe(true));
  // The third off the tee, which comes to rest on the green: its second putt is typed.
  const [x, y] = pin();
  tap(x + 4, y + 4);
  await user.click(await screen.findByRole('button', { name: 'Missed' }));
  await screen.findByText(/second putt: tap where it is, or type its length/);
  await user.click(screen.getByRole('button', { name: 'Feet' }));
  const field = await screen.findByRole('textbox', { name: /putt, ft$/ });
  for (const wrong of ['', '6 ft', 'abc', '.']) {
    await user.clear(field);
    if (wrong !== '') await user.type(field, wrong);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Type a number, such as 12 or 4.5.');
  }
  await user.clear(field);
  await user.type(field, '4');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(strokes().at(-1)?.textContent).toMatch(/4 ft$/));
  expect((await logged()).some(({ kind }) => kind === 'penalty')).toBe(true);
});

afterEach(() => void vi.unstubAllGlobals());

it('ENTRY-O68: asks about a position far from the hole, stores it only if the player says so, and says why it refuses one', async () => {
  const { user, strokes, logged } = await openMap('r6');
  const player = await server.asPlayer(demo.player.accountId);
  const course = (await player.call('getCourse', { params: { courseId: 'alder-creek' } })) as CourseDocument;
  const { lat, lon } = course.holes[0]?.greenCentre ?? { lat: 0, lon: 0 };
  const stand = (latitude: number) =>
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), {
        geolocation: {
          watchPosition: (done: PositionCallback) => {
            queueMicrotask(() => done({ coords: { latitude, longitude: lon, accuracy: 4 } } as GeolocationPosition));
            return 1;
          },
          clearWatch: () => undefined,
        },
      }),
    );
  // A thousandth of a degree is 122 yd.
  stand(lat + 0.007);
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  expect(await screen.findByText(/^You are 8\d0 yd from this green\. Keep it\?$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Do not store' }));
  expect(placesIn(await logged())).toEqual([]);
  stand(lat + 5);
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^You are 3\d\d miles from this green, so this was not/,
  );
  stand(lat + 0.001);
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  await waitFor(() => expect(strokes().length).toBe(2));
  expect(screen.getByText('good to 4 m')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
