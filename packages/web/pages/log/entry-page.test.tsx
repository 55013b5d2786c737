import { accountIdOf } from '@strokebook/golf/access';
import type { EntryAction } from '@strokebook/golf/entry';
import { roundTypes, yards } from '@strokebook/golf/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDevice } from '../../testing/device-store.ts';
import { startOf } from '../../testing/entry-actions.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { TODAY } from '../../testing/rounds.ts';

const server = useRealServer({ today: TODAY });
const device = useDevice();

// The document of the tests has no fonts, to whose loading a field that grows with its text listens.
beforeEach(() => void Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true }));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'fonts');
});

/** The key of a round of the demo's main player, on the device of an account. */
const keyOf = (as: number) => ({
  accountId: accountIdOf(as),
  playerId: accountIdOf(demo.player.accountId),
  roundId: 'r1',
});

/** The description of the notes, as one account enters a round of the demo's main player. */
async function describeNotes(as: number, path: string): Promise<string | undefined> {
  const store = device.openTab();
  const key = keyOf(as);
  await store.append(key, startOf('r1'));
  const { user } = await server.open(path, { as, store });
  await user.click(await screen.findByRole('button', { name: 'Round and settings' }));
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  return document.querySelector(`#${CSS.escape(notes.getAttribute('aria-describedby') ?? '')}`)?.textContent;
}

it('says under the notes of a round who reads them (ENTRY-O61)', async () => {
  expect(await describeNotes(demo.player.accountId, '/log/r1')).toBe(
    'Only you, your circle and this site’s support can read this.',
  );
});

it('says it to a coach of the player whose round it is (ENTRY-O61, ENTRY-28)', async () => {
  expect(await describeNotes(demo.coach.accountId, '/log/r1?player=ingrid-solberg')).toBe(
    'Only the player, their circle and this site’s support can read this.',
  );
});

it.each(['', '&view=card', '&view=finish'])(
  'names the player on every screen of a round that somebody else enters: %s (ENTRY-28)',
  async (view) => {
    const store = device.openTab();
    await store.append(keyOf(demo.coach.accountId), startOf('r1'));
    await server.open(`/log/r1?player=ingrid-solberg${view}`, { as: demo.coach.accountId, store });
    expect(await screen.findByRole('button', { name: /^Ingrid Solberg · ?Saved/ })).toBeTruthy();
  },
);

it('ENTRY-10: a picked-up hole can be counted as net double bogey, and the round has a total then', async () => {
  const store = device.openTab();
  const key = keyOf(demo.player.accountId);
  await store.append(key, startOf('r1'));
  const holes = 9;
  for (let hole = 1; hole < holes; hole += 1) await store.append(key, { kind: 'score', hole, score: 4 });
  await store.append(key, { kind: 'pickedUp', hole: 0, isPickedUp: true });
  const { user } = await server.open('/log/r1?view=finish', { as: demo.player.accountId, store });
  expect(await screen.findByText(/You picked up on hole 1, so the round has no total/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Count 6 on hole 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: String((holes - 1) * 4 + 6) })).toBeTruthy();
  expect(screen.queryByText(/You picked up/)).toBeNull();
});

it('ENTRY-10: a picked-up hole counts with the strokes that the player gets there by the index', async () => {
  const store = device.openTab();
  const key = { ...keyOf(demo.player.accountId), roundId: 'received' };
  const { start, ...action } = startOf('received') as Extract<EntryAction, { kind: 'start' }>;
  const course = { name: 'Pine Hollow', tee: { name: 'Blue', rating: 40, slope: 155 } };
  const holes = start.holes.map((hole, place) => ({ ...hole, strokeIndex: place + 1 }));
  await store.append(key, { ...action, start: { ...start, course, holes } });
  await store.append(key, { kind: 'pickedUp', hole: 0, isPickedUp: true });
  for (let hole = 1; hole < 9; hole += 1) await store.append(key, { kind: 'score', hole, score: 4 });
  await server.open('/log/received?view=finish', { as: demo.player.accountId, store });
  expect(await screen.findByRole('button', { name: 'Count 7 on hole 1' })).toBeTruthy();
});

it('ENTRY-O69: a round of nine goes on with the back nine from its card, and becomes a nine again in its settings', async () => {
  const store = device.openTab();
  const key = { ...keyOf(demo.player.accountId), roundId: 'nine' };
  const { start, ...action } = startOf('nine') as Extract<EntryAction, { kind: 'start' }>;
  const course = { courseId: 'alder-creek', name: 'Alder Creek Golf Club' };
  await store.append(key, { ...action, start: { ...start, course } });
  for (let hole = 0; hole < 9; hole += 1) await store.append(key, { kind: 'score', hole, score: 4 });
  const { user } = await server.open('/log/nine?view=card', { as: demo.player.accountId, store });
  await user.click(await screen.findByRole('button', { name: 'Play the back nine' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Hole ?10$/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Round and settings' }));
  await user.click(await screen.findByRole('radio', { name: '9 holes' }));
  await waitFor(async () => expect((await store.readRound(key))?.log.at(-1)?.action).toMatchObject({ holeCount: 9 }));
  expect(await screen.findByRole('radio', { name: '18 holes' })).toBeTruthy();
});

it('ENTRY-O66: a round that rain ends after six holes is finished without a total, and goes on with a tap', async () => {
  const store = device.openTab();
  const key = keyOf(demo.player.accountId);
  await store.append(key, startOf('r1'));
  for (let hole = 0; hole < 6; hole += 1) await store.append(key, { kind: 'score', hole, score: 4 });
  await store.append(key, { kind: 'finish' });
  const { user } = await server.open('/log/r1?view=finish', { as: demo.player.accountId, store });
  await user.click(await screen.findByRole('button', { name: 'End it after 6 holes' }));
  expect(await screen.findByText(/It has no total and counts in no average of rounds/)).toBeTruthy();
  expect(screen.queryByText(/kept as in progress/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'It goes on' }));
  expect(await screen.findByText(/There is no score on holes 7, 8 and 9/)).toBeTruthy();
});

it('shows strokes received and the net score of a round while it is entered, when the player wishes (INDEX-15)', async () => {
  const store = device.openTab();
  const key = keyOf(demo.player.accountId);
  const { start, ...action } = startOf('r1') as Extract<EntryAction, { kind: 'start' }>;
  const course = { name: 'Pine Hollow', tee: { name: 'Blue', rating: 40, slope: 155 } };
  const holes = start.holes.map((hole, place) => ({ ...hole, strokeIndex: place + 1 }));
  await store.append(key, { ...action, start: { ...start, course, holes } });
  await store.append(key, { kind: 'score', hole: 0, score: 5 });
  const { user } = await server.open('/log/r1?hole=1', { as: demo.player.accountId, store });
  await user.click(await screen.findByRole('button', { name: 'Round and settings' }));
  await user.click(await screen.findByRole('switch', { name: /^Strokes received/ }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Stroke index 1, 1 stroke')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /thru 1/ }));
  expect(await screen.findByText(/net 4, thru 1/)).toBeTruthy();
});

it('takes the playing conditions of a rated tee, and sends changed details to the account when they are closed (INDEX-05, ENTRY-21)', async () => {
  const store = device.openTab();
  // A round of its own, because it reaches the account that all tests share.
  const key = { ...keyOf(demo.player.accountId), roundId: 'rated' };
  const { start, ...action } = startOf('rated') as Extract<EntryAction, { kind: 'start' }>;
  const course = { name: 'Pine Hollow', tee: { name: 'Blue', rating: 40, slope: 155 } };
  await store.append(key, { ...action, start: { ...start, course } });
  const { user } = await server.open('/log/rated?hole=1', { as: demo.player.accountId, store });
  await user.click(await screen.findByRole('button', { name: 'Round and settings' }));
  const conditions = within(await screen.findByRole('radiogroup', { name: 'Playing conditions' }));
  await user.click(conditions.getByRole('radio', { name: '+1' }));
  await waitFor(async () =>
    expect((await store.readRound(key))?.log.at(-1)?.action).toMatchObject({ changes: { playingConditions: 1 } }),
  );
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/^Saved to your account/)).toBeTruthy();
});

it('asks for the tournament of a competition alone, has the kinds of rounds in their usual order, and picks up among the penalties (ENTRY-04, ENTRY-10)', async () => {
  const store = device.openTab();
  const key = keyOf(demo.player.accountId);
  await store.append(key, startOf('r1'));
  await store.append(key, { kind: 'depth', depth: 'strokes' });
  const { user } = await server.open('/log/r1', { as: demo.player.accountId, store });
  await user.click(await screen.findByRole('button', { name: 'Round and settings' }));
  const kinds = within(await screen.findByRole('radiogroup', { name: 'Type of round' }));
  expect(kinds.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(roundTypes);
  expect(screen.queryByRole('textbox', { name: 'Tournament' })).toBeNull();
  await user.click(kinds.getByRole('radio', { name: 'Qualifier' }));
  expect(await screen.findByRole('textbox', { name: 'Tournament' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Penalty' }));
  await user.click(await screen.findByRole('button', { name: 'Picked up' }));
  await waitFor(async () =>
    expect((await store.readRound(key))?.log.at(-1)?.action).toEqual({ kind: 'pickedUp', hole: 0, isPickedUp: true }),
  );
});

it('ENTRY-14: Enter after a tap on a digit does not press it again, the pad and the chips number the stroke alike, and the pill says on how many holes the score is', async () => {
  const store = device.openTab();
  const key = keyOf(demo.player.accountId);
  const { start, ...action } = startOf('r1') as Extract<EntryAction, { kind: 'start' }>;
  const holes = start.holes.map((hole) => ({ ...hole, yards: yards(400) }));
  await store.append(key, { ...action, start: { ...start, holes } });
  await store.append(key, { kind: 'score', hole: 1, score: 5 });
  await store.append(key, { kind: 'pickedUp', hole: 2, isPickedUp: true });
  await store.append(key, { kind: 'depth', depth: 'strokes' });
  const { user } = await server.open('/log/r1?hole=1', { as: demo.player.accountId, store });
  const digits = within(await screen.findByRole('group', { name: 'Distance to the hole' }));
  await user.click(digits.getByRole('button', { name: '1' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status', { name: 'Distance to the hole' }).textContent).toBe('1');
  const chip = within(screen.getByRole('list', { name: 'Strokes' }))
    .getAllByRole('listitem')
    .at(-1);
  expect(chip?.textContent).toBe('21');
  expect(screen.getByText('Stroke 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: /on 1 hole$/ })).toBeTruthy();
});

it('ENTRY-14: V stores a provisional ball on a hole, and nothing while the card covers it', async () => {
  const store = device.openTab();
  const key = keyOf(demo.player.accountId);
  await store.append(key, startOf('r1'));
  await store.append(key, { kind: 'depth', depth: 'strokes' });
  const lastOf = async () => (await store.readRound(key))?.log.at(-1)?.action;
  const { user } = await server.open('/log/r1?view=card', { as: demo.player.accountId, store });
  const goesOn = await screen.findByRole('button', { name: /^Back to hole/ });
  await user.keyboard('v');
  expect(await lastOf()).toEqual({ kind: 'depth', depth: 'strokes' });
  await user.click(goesOn);
  await screen.findByRole('group', { name: 'Distance to the hole' });
  await user.keyboard('v');
  await waitFor(async () => expect(await lastOf()).toMatchObject({ kind: 'provisional' }));
});
