import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDashboard } from '../../../testing/dashboard-screen.ts';
import { useSight } from '../../../testing/in-sight.ts';
import {
  countedHoles,
  holesOf,
  mappedHole,
  mappedHoles,
  mappedLine,
  defaultFilter,
  openPicker,
  roundsOf,
  scorecard,
  shotMap,
} from '../../../testing/my-rounds-screen.ts';
import { demo, useRealServer } from '../../../testing/real-server.ts';
import { makeRound, TODAY } from '../../../testing/rounds.ts';

const server = useRealServer();
const address = `/player/${demo.player.username}/data-analysis`;

const card = () => screen.findByRole('region', { name: 'My Rounds' });
const grid = async () => within(await card()).findByRole('grid', { name: /^My Rounds, / });
const picked = (dialog: HTMLElement) => Number.parseInt(within(dialog).getByRole('status').textContent ?? '', 10);

async function openCard(search = '') {
  const app = await server.open(address + search);
  return {
    ...app,
    table: await grid(),
    asked: (name: string) => new URL(app.href(), 'http://x').searchParams.get(name),
  };
}

describe('My Rounds of the dashboard', () => {
  it('has the map above the scorecard, both of the same rounds, and folds away (DASH-13)', async () => {
    const { user, table } = await openCard();
    const map = await shotMap(await card());
    expect(mappedLine(table, map)).toBeDefined();
    expect(map.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(roundsOf(table)).toBe(6);
    await user.click(within(await card()).getByRole('button', { name: 'My Rounds' }));
    expect(within(await card()).queryByRole('grid')).toBeNull();
  });

  it('looks at the hole that is chosen in the scorecard, and says so in the address (DASH-13)', async () => {
    const { user, table, asked } = await openCard();
    const hole = holesOf(table)[6] as HTMLElement;
    await user.click(hole);
    await waitFor(() => expect(hole.getAttribute('aria-selected')).toBe('true'));
    expect(JSON.parse(asked('map') ?? '')).toEqual({ roundId: hole.closest('tr')?.dataset['round'], hole: 7 });
    expect(mappedHole(await shotMap(await card()))).toMatch(/^7, /);
  });

  it('stays at the hole it shows when one without strokes is chosen, in the address too (MAP-11)', async () => {
    const made = makeRound({ id: 1, playedOn: TODAY });
    const tee = { lat: 35, lon: -79 };
    const holes = made.holes.map((hole) =>
      hole.hole === 5 ? { ...hole, shots: [] } : { ...hole, tee, pin: { lat: 35.003, lon: -79 } },
    );
    await server.withRounds([{ ...made, holes }]);
    const app = await server.open('/player/ingrid/data-analysis');
    const table = await scorecard();
    const map = await shotMap();
    await app.user.click(holesOf(table)[6] as HTMLElement);
    await waitFor(() => expect(mappedHole(map)).toMatch(/^7, /));
    const before = app.href();
    await app.user.click(holesOf(table)[4] as HTMLElement);
    await app.user.click(holesOf(table)[4] as HTMLElement);
    expect([app.href(), holesOf(table)[4]?.getAttribute('aria-selected')]).toEqual([before, 'false']);
    expect(mappedHole(map)).toMatch(/^7, /);
  });

  it('filters its holes by stat (SHOTS-06, SHOTS-08)', async () => {
    const { user, table, asked } = await openCard();
    const map = await shotMap(await card());
    const dialog = await defaultFilter(user);
    await user.click(within(dialog).getByRole('button', { name: /^Par 3/ }));
    await waitFor(() => expect(holesOf(table).filter((hole) => !hole.hasAttribute('data-excluded'))).toHaveLength(24));
    expect(asked('stats')).toBe('["isPar3"]');
    // The map is in the order of play.
    const holes = [...mappedHoles(map)].sort((a, b) => a - b);
    expect(holes).toEqual(countedHoles(mappedLine(table, map)));
  });

  it('lists the rounds that are picked by hand (SHOTS-10, SHOTS-13)', async () => {
    const { user, table, asked } = await openCard();
    const dialog = await openPicker(user);
    const free = within(dialog)
      .getAllByRole<HTMLInputElement>('checkbox')
      .find((box) => !box.checked && !box.indeterminate);
    await user.click(free as HTMLElement);
    await waitFor(() => expect(roundsOf(table)).toBe(7));
    expect(asked('rounds')).toBe('Custom');
  });

  it('keeps its last rounds while the picker stands empty, until one is ticked (SHOTS-O6, DASH-23)', async () => {
    const { user, table, asked } = await openCard();
    const dialog = await openPicker(user);
    await user.click(within(dialog).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(picked(dialog)).toBe(0));
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^Cannot set empty rounds list\./);
    expect(roundsOf(table)).toBe(6);
    expect(JSON.parse(asked('ids') ?? '[]')).toHaveLength(6);
    await user.click(within(dialog).getAllByRole('checkbox')[1] as HTMLElement);
    await waitFor(() => expect(roundsOf(table)).toBe(1));
    expect([picked(dialog), within(dialog).queryByRole('alert')]).toEqual([1, null]);
  });

  it('stays as it is when the last tick is taken away (DASH-23)', async () => {
    const { user, table } = await openCard('?rounds=Custom&ids=%5B%22r1-003%22%5D');
    expect(roundsOf(table)).toBe(1);
    const dialog = await openPicker(user);
    await user.click(within(dialog).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(picked(dialog)).toBe(0));
    expect(roundsOf(table)).toBe(1);
  });
});

describe('the map of the dashboard', () => {
  const sight = useSight();
  const { openDashboard } = useDashboard();

  it('loads nothing before the card is in sight (DASH-13)', async () => {
    sight.stub();
    const { requestsTo } = await openDashboard();
    await grid();
    expect(requestsTo('getMappedRounds')).toHaveLength(0);
    sight.comeInSight(window.innerHeight);
    await waitFor(() => expect(requestsTo('getMappedRounds')).toHaveLength(1));
    await waitFor(() => expect(sight.waiting()).toBe(0));
  });
});

describe('View shots', () => {
  it('shows the map above the scorecard by Round, in nine tenths of the window, under the name of the selection (ASSESS-15)', async () => {
    await server.open(`${address}?of=Last+3`);
    const dialog = await screen.findByRole('dialog', { name: 'Last 3' });
    const table = await within(dialog).findByRole('grid', { name: 'Last 3, by Round' });
    const map = await shotMap(dialog);
    expect(mappedLine(table, map)).toBeDefined();
    expect(map.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(table).queryAllByRole('button', { expanded: true })).toHaveLength(0);
    expect(roundsOf(table)).toBe(3);
    expect([Number.parseFloat(dialog.style.width), Number.parseFloat(dialog.style.height)]).toEqual([
      expect.closeTo(0.9 * window.innerWidth),
      expect.closeTo(0.9 * window.innerHeight),
    ]);
  });

  it('has a map that looks where it is told, apart from that of the card under it (ASSESS-15)', async () => {
    const { user, href } = await server.open(`${address}?of=Last+3&round=r1-001&hole=2`);
    const dialog = await screen.findByRole('dialog', { name: 'Last 3' });
    const table = await within(dialog).findByRole('grid', { name: 'Last 3, by Round' });
    await user.click(holesOf(table)[2] as HTMLElement);
    await waitFor(() => expect(holesOf(table)[2]?.getAttribute('aria-selected')).toBe('true'));
    const asked = (name: string) => JSON.parse(new URL(href(), 'http://x').searchParams.get(name) ?? 'null');
    expect([asked('map').hole, asked('of').map.hole]).toEqual([2, 3]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect([asked('map').hole, asked('of')]).toEqual([2, null]));
  });
});
