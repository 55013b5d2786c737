import { MantineProvider } from '@mantine/core';
import { accountIdOf, features } from '@strokebook/golf/access';
import type { CompareFilter } from '@strokebook/golf/compare';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiProvider } from '../../../api/api-context.tsx';
import { createApi } from '../../../api/client.ts';
import { createTokenStore } from '../../../api/token-store.ts';
import { demo, useRealServer } from '../../../testing/real-server.ts';
import type { Side, Sides } from '../sides/sides.ts';
import type { ProbabilityChoice } from './condition-bar.tsx';
import { DriveCards } from './drive-cards.tsx';
import { PlayingStyleCards } from './playing-style-cards.tsx';
import { PuttCards } from './putt-cards.tsx';
import { ScoringCards } from './scoring-cards.tsx';
import { ShotToGreenCards } from './shot-to-green-cards.tsx';
import { StatProbabilityCards } from './stat-probability-cards.tsx';

const SLOW = { timeout: 10_000 };

const side = (place: Side['place'], accountId: number, over: Partial<CompareFilter> = {}): Side => ({
  place,
  accountId: accountIdOf(accountId),
  playerName: `Player ${accountId}`,
  label: place,
  filter: {
    player: { accountId: accountIdOf(accountId), firstName: 'Any', lastName: 'Player' },
    holeCount: 18,
    roundTypes: ['practice', 'tournament', 'qualifier', 'match'],
    years: ['all'],
    seasons: ['all'],
    advancedFilter: {
      kind: 'trend',
      customLabel: '',
      rounds: [],
      scoringThreshold: 72,
      scoringYardageMin: null,
      scoringYardageMax: null,
      trendType: 'mostRecent',
      trendCount: 5,
      months: [1],
    },
    ...over,
  },
  description: { label: place, details: [], rounds: [], note: null },
  roundCount: 5,
});

const { player, newPlayer, privatePlayer } = demo;
const ofPlayer: Sides = {
  left: side('left', player.accountId),
  right: side('right', player.accountId, { years: ['prior12Months'] }),
};

const tabs = [
  { title: 'Drive Summary', parts: ['Distance', 'Where they finished', 'What it led to'], Cards: DriveCards },
  { title: 'Putts Summary', parts: ['Putts made by length', 'By length'], Cards: PuttCards },
  {
    title: 'Shots to Green Accuracy',
    parts: ['Where greens are missed', 'By distance', 'By lie'],
    Cards: ShotToGreenCards,
  },
  { title: 'Score To Par At Distances', parts: ['Par 3s', 'Par 4s', 'Par 5s'], Cards: ScoringCards },
  {
    title: 'Playing Style',
    parts: ['Score mix', 'Aggressiveness', 'The hole after', 'Through the round, to par', 'Longest run of holes'],
    Cards: PlayingStyleCards,
  },
  { title: 'Stat Probability', parts: ['Scoring', 'Off the Tee'], Cards: Probability },
] as const;

const noChoice: ProbabilityChoice = { selectedStats: [], hiddenStats: [] };

/** Keeps the choice like the page. */
function Probability({ sides, start = noChoice }: { readonly sides: Sides; readonly start?: ProbabilityChoice }) {
  const [choice, setChoice] = useState(start);
  return <StatProbabilityCards sides={sides} {...choice} onChange={setChoice} />;
}

function show(fetch: typeof globalThis.fetch, children: ReactNode) {
  const tokens = createTokenStore(localStorage);
  const api = createApi({ fetch, tokens, storage: localStorage });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const whole = (content: ReactNode) => (
    <MantineProvider>
      <QueryClientProvider client={client}>
        <ApiProvider api={api} tokens={tokens}>
          {content}
        </ApiProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
  const { rerender } = render(whole(children));
  return { user: userEvent.setup({ delay: null }), showInstead: (content: ReactNode) => rerender(whole(content)) };
}

/** A demo player who often logs scores only. */
const HALF_LOGGING_PLAYER = 12;

async function scoreOnlyRounds(fetch: typeof globalThis.fetch, accountId: number): Promise<readonly string[]> {
  const api = createApi({ fetch, tokens: createTokenStore(localStorage), storage: localStorage });
  const { rounds } = await api.call('listRounds', { params: { accountId }, query: { limit: 100 } });
  const golfRoundIds = rounds.filter(({ holeCount }) => holeCount === 18).map(({ roundId }) => roundId);
  const { cards } = await api.call('getRoundCards', { params: { accountId }, body: { golfRoundIds } });
  return cards
    .filter(({ holes }) => holes.every(({ putts, fairway }) => putts === null && fairway === null))
    .map(({ roundId }) => roundId);
}

const server = useRealServer();

const cardsCalled = async (title: string) =>
  waitFor(() => {
    const cards = screen.getAllByRole('region', { name: title });
    for (const card of cards) expect(card.querySelector('[role="status"][aria-label="Loading"]')).toBeNull();
    return cards;
  }, SLOW);

describe('the cards of a comparison', () => {
  it.each(tabs)('$title: both sides show their figures, each with what it rests on (CMP-13, CMP-15)', async (tab) => {
    show(await server.fetchAs(player.accountId), <tab.Cards sides={ofPlayer} />);
    const cards = await cardsCalled(tab.title);
    expect(cards).toHaveLength(2);
    for (const card of cards) {
      for (const part of tab.parts)
        expect(within(card).getByRole('heading', { name: new RegExp(`^${part}`) })).toBeDefined();
      expect(card.textContent).toMatch(/\d+ of \d+|\d+ (holes|rounds)/);
    }
  });

  it.each(tabs)('$title: says so where a side has no rounds, and what else to choose (CMP-13)', async (tab) => {
    const sides: Sides = { left: side('left', player.accountId), right: side('right', newPlayer.accountId) };
    show(await server.fetchAs(player.accountId), <tab.Cards sides={sides} />);
    const [card] = await cardsCalled(`Player ${newPlayer.accountId}'s ${tab.title}`);
    expect(within(card as HTMLElement).getByText('No rounds in this selection.')).toBeDefined();
  });

  it('name the detail that is missing where only scores were logged, and show what scores can say (CMP-13)', async () => {
    const fetch = await server.fetchAs(player.accountId);
    const ids = await scoreOnlyRounds(fetch, HALF_LOGGING_PLAYER);
    const { advancedFilter } = ofPlayer.left.filter;
    const scoresOnly = side('right', HALF_LOGGING_PLAYER, {
      advancedFilter: { ...advancedFilter, kind: 'round', rounds: ids },
    });
    const sides: Sides = { left: ofPlayer.left, right: scoresOnly };
    const cardOf = async (title: string) => {
      const [card] = await cardsCalled(`Player ${HALF_LOGGING_PLAYER}'s ${title}`);
      return within(card as HTMLElement);
    };
    const { showInstead } = show(fetch, <DriveCards sides={sides} />);
    expect((await cardOf('Drive Summary')).getByText('No tee shots were logged.')).toBeDefined();
    showInstead(<PuttCards sides={sides} />);
    expect((await cardOf('Putts Summary')).getByText('No putts were logged.')).toBeDefined();
    showInstead(<ShotToGreenCards sides={sides} />);
    const green = await cardOf('Shots to Green Accuracy');
    expect(green.getByText('No shots to the green were logged.')).toBeDefined();
    showInstead(<ScoringCards sides={sides} />);
    expect((await cardOf('Score To Par At Distances')).getByText('All par 4s')).toBeDefined();
    showInstead(<PlayingStyleCards sides={sides} />);
    const driver = (await cardOf('Playing Style')).getByRole('row', { name: /Driver off the tee/ });
    expect(driver.textContent).toBe('Driver off the tee-');
  });

  it('keeps the other side when one may not be seen (CMP-14)', async () => {
    const sides: Sides = { left: side('left', player.accountId), right: side('right', privatePlayer.accountId) };
    show(await server.fetchAs(demo.stranger.accountId), <DriveCards sides={sides} />);
    expect(await screen.findByText('Drive Summary could not be shown.', {}, SLOW)).toBeDefined();
    const [card] = await cardsCalled(`Player ${player.accountId}'s Drive Summary`);
    expect(within(card as HTMLElement).getByText('Fairways hit')).toBeDefined();
  });

  it('keeps the figures that stand while those of other rounds are on their way, and asks nothing for another name (UX-10)', async () => {
    const fetch = await server.fetchAs(player.accountId);
    let asked = 0;
    const counting: typeof fetch = async (...call) => {
      asked += 1;
      return fetch(...call);
    };
    const { showInstead } = show(counting, <PuttCards sides={ofPlayer} />);
    const [left] = await cardsCalled('Putts Summary');
    expect(within(left as HTMLElement).getByText('Putts')).toBeDefined();
    const before = asked;
    const { advancedFilter } = ofPlayer.left.filter;
    const renamed = side('left', player.accountId, { advancedFilter: { ...advancedFilter, customLabel: 'Now' } });
    showInstead(<PuttCards sides={{ ...ofPlayer, left: renamed }} />);
    expect(asked).toBe(before);
    const fewer = side('left', player.accountId, { advancedFilter: { ...advancedFilter, trendCount: 1 } });
    showInstead(<PuttCards sides={{ ...ofPlayer, left: fewer }} />);
    expect(left?.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(within(left as HTMLElement).getByText('Putts')).toBeDefined();
    await waitFor(() => expect(left?.querySelector('[aria-busy="true"]')).toBeNull(), SLOW);
    expect(within(left as HTMLElement).getAllByText('18 holes').length).toBeGreaterThan(0);
  });

  it('draws both sides on one scale: the same rows, also for what only one side has (CMP-13)', async () => {
    const { advancedFilter } = ofPlayer.left.filter;
    const one = side('right', player.accountId, { advancedFilter: { ...advancedFilter, trendCount: 1 } });
    show(await server.fetchAs(player.accountId), <ScoringCards sides={{ left: ofPlayer.left, right: one }} />);
    const cards = await cardsCalled('Score To Par At Distances');
    const rows = cards.map((card) =>
      within(card)
        .getAllByRole('rowheader')
        .map((row) => row.textContent),
    );
    expect(rows[0]?.length).toBeGreaterThan(5);
    expect(rows[1]).toEqual(rows[0]);
  });
});

describe('stat probability', () => {
  it('asks both sides for the probabilities under one choice of conditions, taken and taken away (API-23)', async () => {
    const { user } = show(await server.fetchAs(player.accountId), <Probability sides={ofPlayer} />);
    await cardsCalled('Stat Probability');
    expect(screen.getByText('any hole')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Choose conditions/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fairway hit' }));
    const chip = await screen.findByRole('button', { name: 'Remove the condition Fairway hit' });
    await waitFor(() => expect(screen.getAllByText(/holes match, in/)).toHaveLength(2), SLOW);
    await user.click(chip);
    await waitFor(() => expect(screen.queryByText(/holes match, in/)).toBeNull(), SLOW);
  });

  it('hides a stat on both sides and shows it again (API-23)', async () => {
    const { user } = show(await server.fetchAs(player.accountId), <Probability sides={ofPlayer} />);
    await cardsCalled('Stat Probability');
    const [hide] = screen.getAllByRole('button', { name: 'Hide Birdie' });
    await user.click(hide as HTMLElement);
    expect(screen.queryAllByRole('button', { name: 'Hide Birdie' })).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Show 1 hidden stat' }));
    expect(screen.getAllByRole('button', { name: 'Hide Birdie' })).toHaveLength(2);
  });

  it('makes a stat a condition at a click on its name (API-23)', async () => {
    const { user } = show(await server.fetchAs(player.accountId), <Probability sides={ofPlayer} />);
    await cardsCalled('Stat Probability');
    const [birdie] = screen.getAllByRole('button', { name: 'Birdie' });
    await user.click(birdie as HTMLElement);
    expect(screen.getByRole('button', { name: 'Remove the condition Birdie' })).toBeDefined();
  });

  it('keeps the probabilities and says so where the places of the shots are not shared (ACCESS-21)', async () => {
    await server.hideFeatures(player.username, [features.myRounds]);
    const { user } = show(await server.fetchAs(demo.stranger.accountId), <Probability sides={ofPlayer} />);
    const [card] = await cardsCalled('Stat Probability');
    await user.click(within(card as HTMLElement).getByRole('button', { name: 'Show these holes on the map' }));
    expect(await screen.findByText('The shots are not shared.', {}, SLOW)).toBeDefined();
    expect(within(card as HTMLElement).getByText('Par or better')).toBeDefined();
  });
});
