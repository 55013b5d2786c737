import type { ComparePlayer } from '@strokebook/golf/compare';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { dayOf } from '../../lib/today.ts';
import { figuresQuery } from './cards/queries.ts';
import { DEFAULT_HOLE_COUNT, freshSetup } from './sides/compare-setup.ts';
import type { CompareState } from './compare-state.ts';
import { TabCards } from './lazy-tab-cards.ts';
import { compareMetricsQuery, compareStateQuery, summariesOf } from './queries.ts';
import { type Side, sidesOf } from './sides/sides.ts';
import { type CompareTabId, DEFAULT_TAB } from './tabs.ts';

type Visit = {
  readonly player: ComparePlayer;
  readonly search: CompareState;
};

/** Requests the first figures and cards of the page, as soon as the setup is known. */
export async function prefetchCompare(api: Api, queryClient: QueryClient, { player, search }: Visit): Promise<void> {
  const { accountId } = player;
  // Imported here too, so that the manifest lists them as imports of this file and the server adds preload hints.
  const cards = Promise.allSettled([import('./tab-cards.tsx'), TabCards.preload?.()]);
  const options = api.query('getPlayerOptions', { params: { accountId }, query: { holeCount: DEFAULT_HOLE_COUNT } });
  // Not every setup needs them here; components that show the data report failures.
  void queryClient.prefetchQuery(options);
  const kept =
    search.hash === undefined
      ? null
      : await queryClient.ensureQueryData(compareStateQuery(api, accountId, search.hash));
  // Whom the address names is asked for by the page itself.
  if (kept === null && (search.with ?? search.team) !== undefined) return;
  const today = dayOf((await queryClient.ensureQueryData(api.query('getSettings', {}))).today);
  const setup =
    kept ??
    freshSetup(search.preset, player, undefined, today) ??
    freshSetup(search.preset, player, summariesOf(await queryClient.ensureQueryData(options)), today);
  if (setup === null) return;
  const { left, right } = sidesOf(setup, { left: [], right: [] }, today, 'imperial');
  await Promise.all([
    cards,
    queryClient.prefetchQuery(compareMetricsQuery(api, accountId, setup)),
    ...[left, right].map((side) => prefetchCard(api, queryClient, search.tab ?? DEFAULT_TAB, side)),
  ]);
}

/** Cards that depend on more than their side send their own requests. */
function prefetchCard(api: Api, queryClient: QueryClient, tab: CompareTabId, side: Side): Promise<void> {
  switch (tab) {
    case 'drive':
      return queryClient.prefetchQuery(figuresQuery(api, 'getDriveData', side));
    case 'putts':
      return queryClient.prefetchQuery(figuresQuery(api, 'getPuttData', side));
    case 'shot-to-green':
      return queryClient.prefetchQuery(figuresQuery(api, 'getShotToGreenData', side));
    case 'scoring':
      return queryClient.prefetchQuery(figuresQuery(api, 'getScoringData', side));
    case 'playing-style':
      return queryClient.prefetchQuery(figuresQuery(api, 'getPlayingStyle', side));
    case 'stat-probability':
    case 'rounds':
      return Promise.resolve();
  }
}
