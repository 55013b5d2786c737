import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shotMap } from '../../testing/my-rounds-screen.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const address = `/player/${demo.player.username}/my-rounds`;
const ATTRIBUTION = 'Pictures: nobody at all';

async function ground(): Promise<Readonly<Record<'Map' | 'Satellite', HTMLInputElement>>> {
  const choice = await within(await shotMap()).findByRole('radiogroup', { name: 'Ground of the map' });
  const option = (name: string) => within(choice).getByRole<HTMLInputElement>('radio', { name });
  return { Map: option('Map'), Satellite: option('Satellite') };
}

describe('a map with satellite pictures', () => {
  const server = useRealServer({
    environment: {
      MAP_IMAGERY_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_IMAGERY_KIND: 'xyz',
      MAP_IMAGERY_ATTRIBUTION: ATTRIBUTION,
    },
  });

  it('begins with them, and the choice of the drawn course is kept in the account (MAP-01, DATA-O13, MAP-O41)', async () => {
    const { user, requestsTo } = await server.open(address, { as: demo.player.accountId });
    const first = await ground();
    expect([first.Map.checked, first.Satellite.checked]).toEqual([false, true]);
    expect(screen.getByText(new RegExp(ATTRIBUTION))).toBeTruthy();
    await user.click(first.Map);
    await waitFor(() => expect(requestsTo('updatePreferences')[0]?.body).toEqual({ defaultSatellite: false }));
    expect(screen.queryByText(new RegExp(ATTRIBUTION))).toBeNull();
    cleanup();
    localStorage.clear();

    await server.open(address, { as: demo.player.accountId });
    await waitFor(async () => expect((await ground()).Map.checked).toBe(true));
    expect(screen.queryByText(new RegExp(ATTRIBUTION))).toBeNull();
  });

  it('keeps the choice of a visitor in the browser (DATA-O13)', async () => {
    const { user } = await server.open(address);
    await user.click((await ground()).Map);
    cleanup();
    await server.open(address);
    expect((await ground()).Map.checked).toBe(true);
  });
});

describe('a map without a source of pictures', () => {
  const server = useRealServer();

  it('offers no choice (MAP-O41)', async () => {
    await server.open(address);
    expect(within(await shotMap()).queryByRole('radiogroup', { name: 'Ground of the map' })).toBeNull();
  });
});
