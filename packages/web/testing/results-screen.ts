import { routes, timeframeFilter } from '@strokebook/contract';
import { calendarDay as day } from '@strokebook/golf/calendar';
import { type HoleCount, type RoundDocument, summarizeRound } from '@strokebook/golf/model';
import type { TestPlayer } from './real-server.ts';
import { makeRound } from './rounds.ts';
import { eventOn, thirdOf78, useSchedule } from './schedule-screen.ts';
import type { TestBrowser } from './test-browser.ts';

const first = makeRound({ id: 1, playedOn: day('2026-08-01'), type: 'tournament', tournament: 'Cup', roundNumber: 1 });
/** The score of the first of the rounds below. */
export const scoreOfFirst = summarizeRound(first).score ?? 0;
export const rounds: readonly RoundDocument[] = [
  // 4.5 strokes below a course rating are a differential of 113 / 122 × −4.5 = −4.2.
  { ...first, course: { ...first.course, tee: { name: 'Blue', rating: scoreOfFirst + 4.5, slope: 122 } } },
  makeRound({ id: 2, playedOn: day('2026-08-02'), type: 'tournament', tournament: 'Cup', roundNumber: 2 }),
  makeRound({ id: 3, playedOn: day('2024-08-02'), type: 'tournament', tournament: 'Long ago', roundNumber: 1 }),
  makeRound({ id: 4, playedOn: day('2026-07-02'), type: 'tournament', tournament: 'Nine', holeCount: 9 }),
];

export const feature = ({ accountId, call }: TestPlayer, roundId: string, note: string | null = null) =>
  call('setFavoriteRound', { params: { accountId, roundId }, body: { isFavorite: true, note } });

/** A player's featured rounds on the server: id and note. */
export async function featuredBy({ accountId, call }: TestPlayer) {
  const body = { view: 0, timeframe: timeframeFilter({ kind: 'all' }), holeCount: 918, threshold: -1 } as const;
  const featured = await call('getResults', { params: { accountId }, body });
  return featured.rounds.map(({ golfRoundId, note }) => [golfRoundId, note]);
}

/** The choice in the latest request of a browser. */
const choiceIn = ({ requestsTo }: Pick<TestBrowser, 'requestsTo'>) =>
  routes.getResults.body.parse(requestsTo('getResults').at(-1)?.body);

type OpenOptions = {
  /** Whether the first round and its tournament are featured, or the round alone. */
  readonly featured?: boolean | 'round';
  readonly isSignedIn?: boolean;
  readonly defaultHoleCount?: HoleCount;
  /** Runs before the page is opened. */
  readonly prepare?: (browser: TestBrowser) => void;
};

/** A server for the test file, and the results of a player with the rounds above and one event. */
export function useResults() {
  const { server, openSchedule } = useSchedule();
  const openResults = async ({ featured = false, isSignedIn = false, defaultHoleCount, prepare }: OpenOptions = {}) => {
    const cup = eventOn('Cup', '2026-08-01', '2026-08-02', { isFavorite: featured === true, result: thirdOf78 });
    const page = await openSchedule([cup], {
      tab: '1',
      rounds,
      isSignedIn,
      ...(defaultHoleCount === undefined ? {} : { account: { defaultHoleCount } }),
      prepare: async (browser, player) => {
        prepare?.(browser);
        if (featured !== false) await feature(player, 'round-1', 'Wind all day.');
      },
    });
    return { ...page, asked: () => choiceIn(page) };
  };
  /** Opens the results of the same player in another visit. */
  const openAgain = async () => {
    const page = await server.open('/player/ingrid/schedule/1');
    return { ...page, asked: () => choiceIn(page) };
  };
  return { openResults, openAgain };
}
