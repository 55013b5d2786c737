import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const player = `/player/${demo.player.username}`;

it.each([
  [
    `${player}/my-rounds?groupBy=Round&round=r1-068&hole=5&nth=2&shot=3&view=green&pattern=true&yards=false&beside=abcde`,
    {
      groupBy: 'Round',
      map: '{"roundId":"r1-068","hole":5,"nth":2,"shot":3,"view":"green","pattern":true,"yards":false,"beside":"abcde"}',
    },
  ],
  [
    `${player}/my-rounds?shots=putt&by=distance&row=from5`,
    { dispersion: '{"shots":"putt","by":"distance","row":"from5"}' },
  ],
  [
    `${player}/data-analysis?category=approach&of=Last+3&figure=approach.greensInRegulation`,
    { category: 'approach', of: '{"overview":"Last 3","figure":"approach.greensInRegulation"}' },
  ],
  [
    `${player}/data-analysis?of=Last+3&hole=2&ofRound=r1-068&ofHole=3&ofBeside=`,
    { map: '{"hole":2}', of: '{"overview":"Last 3","map":{"roundId":"r1-068","hole":3,"beside":""}}' },
  ],
])(
  'an address of before each control had one parameter leads to the same: %s (MAP-01, ASSESS-15)',
  async (old, search) => {
    const { href } = await server.open(old);
    await screen.findByRole('main');
    await waitFor(() => expect(Object.fromEntries(new URL(href(), 'http://x').searchParams)).toEqual(search));
  },
);

it('an address whose parameters are no such things shows the page as it begins', async () => {
  const { href } = await server.open(`${player}/my-rounds?hole=99&view=moon&map=7`);
  await screen.findByRole('main');
  await waitFor(() => expect(href()).toBe(`${player}/my-rounds`));
});
