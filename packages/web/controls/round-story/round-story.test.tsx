import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { makeCareer, TODAY } from '../../testing/rounds.ts';

const server = useRealServer({ today: TODAY });

describe('sharing a round', () => {
  it('draws the newest of the chosen rounds and any other one of them (FIRST-09)', async () => {
    await server.withRounds(makeCareer(3));
    const { user } = await server.open('/player/ingrid/my-rounds');
    await user.click(await screen.findByRole('button', { name: 'Share a round' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this round' }));
    const first = (await dialog.findByRole('img')).getAttribute('aria-label');
    expect(dialog.getByRole('button', { name: 'Share as a picture' })).toBeTruthy();
    const rounds = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Round' });
    const other = [...rounds.options].at(-1)?.value ?? '';
    await user.selectOptions(rounds, other);
    await expect.poll(() => dialog.queryByRole('img')?.getAttribute('aria-label')).not.toBe(first);
  });

  it('leaves strokes gained out on request (FIRST-09)', async () => {
    const { user } = await server.open(`/player/${demo.player.username}/my-rounds`, { as: demo.player.accountId });
    await user.click(await screen.findByRole('button', { name: 'Share a round' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this round' }));
    expect(await dialog.findByRole('img', { name: /Strokes gained: off the tee/ })).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Show strokes gained' }));
    expect(dialog.getByRole('img').getAttribute('aria-label')).not.toContain('gained');
  });
});
