import { type CallOf, errorsOf, type OutputOf, type Route, type RouteId, routes } from '@strokebook/contract';
import { accountIdOf, profilePages } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { type RoundDocument, withoutTargets } from '@strokebook/golf/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { incrementDataVersion } from '../db/data-version.ts';
import { organizations, rosters } from '../db/schema/index.ts';
import { callOf } from '../testing/every-call.ts';
import { reportCases } from '../testing/report-cases.ts';
import { roundOfEveryField } from '../testing/round-of-every-field.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { compareFilter, storeCompareState } from '../testing/test-compare.ts';
import { openEmbeddedTestDatabase } from '../testing/test-databases.ts';
import { storeResume } from '../testing/test-resume.ts';
import { scoreOnlyRound, storeRounds } from '../testing/test-rounds.ts';
import { createTestWebDir } from '../testing/test-web.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const PLAYER = 1;
const STRANGER = 2;
const CIRCLE = 3;
const MANAGER = 4;
/** The number of the organization, and of the comparison and the resume that are kept. */
const KEPT = 1;

const today = '2026-06-15' as CalendarDay;
const running = roundOfEveryField({ roundId: 'Running', playedOn: today, status: 'inProgress', type: 'tournament' });
/** Eighteen holes with a score each, so that figures, cards and the story of the round have it. */
const finished = roundOfEveryField({ roundId: 'Finished-round', playedOn: today, type: 'tournament' });
const [hole] = finished.round.holes;
const { isPickedUp: _none, ...played } = hole as NonNullable<typeof hole>;
const finishedRound: RoundDocument = {
  ...finished.round,
  status: 'completed',
  holeCount: 18,
  holes: Array.from({ length: 18 }, (_, index) => ({ ...played, hole: index + 1, score: 4 })),
};

const outsiders = ['visitor', 'stranger'] as const;
const insiders = ['owner', 'circle', 'manager'] as const;
type Caller = (typeof outsiders)[number] | (typeof insiders)[number];

/** The fields that nobody reads without full access, by the beginning of their path. */
const privateFields: ReadonlySet<unknown> = new Set(['notes', 'player']);
const isPrivate = (path: string): boolean => privateFields.has(path.split('.')[0]) || path.includes('.target.');

const isWrite = ({ method, isRead }: Route): boolean => method !== 'GET' && isRead !== true;
/** What changes the caller's own account, and what belongs to none, has no round in its answer. */
const isAsked = (route: Route): boolean => {
  const { kind } = route.access;
  return !isWrite(route) || (kind !== 'signedIn' && kind !== 'public' && kind !== 'productManager');
};
/** Every outsider gets the same drawing. */
const isDrawn = (route: Route): boolean => errorsOf(route).has('REPORTS_BUSY');
// An export of the caller's own data is a line in their trail, which another route reads.
const routeIds = (Object.keys(routes) as RouteId[]).filter((id) => isAsked(routes[id]) && id !== 'exportData');

/** A call that asks for one round wherever it can ask for some. */
const aimAt = (input: unknown, roundId: string): unknown => {
  if (Array.isArray(input)) return input.map((item) => aimAt(item, roundId));
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]): [string, unknown] => {
      if (name === 'upload') return [name, value];
      if (name === 'roundId') return [name, roundId];
      if (name === 'roundIds' || name === 'golfRoundIds') return [name, [roundId]];
      if (name === 'roundsFilter') return [name, { ...(value as object), inProgressRounds: true }];
      return [name, aimAt(value, roundId)];
    }),
  );
};

describe('rounds for viewers without full access', () => {
  const webDir = createTestWebDir();
  const { database, server } = useTestServer(openEmbeddedTestDatabase, { environment: { WEB_DIR: webDir } });
  const tokens = new Map<Caller, string>();
  let calendar: CallOf<'getCalendar'>;

  const store = async (round: RoundDocument) => {
    await storeRounds(database, PLAYER, [round]);
    await incrementDataVersion(database.query, accountIdOf(PLAYER));
  };
  const remove = async (roundId: string) => {
    await database.pool.query('DELETE FROM rounds WHERE round_id = $1', [roundId]);
    await incrementDataVersion(database.query, accountIdOf(PLAYER));
  };

  beforeAll(async () => {
    await storeAccount(database, {
      ...{ accountId: PLAYER, subCircleAccountIds: [CIRCLE], profileTypeIds: [4], showsRoundStory: true },
    });
    for (const accountId of [STRANGER, CIRCLE]) await storeAccount(database, { accountId });
    await storeAccount(database, { accountId: MANAGER, isProductManager: true });
    for (const [caller, accountId] of Object.entries({
      owner: PLAYER,
      stranger: STRANGER,
      circle: CIRCLE,
      manager: MANAGER,
    }))
      tokens.set(caller as Caller, await server.tokenOf(accountId));
    await database.query.insert(organizations).values({ organizationId: KEPT, name: 'Glen', shortName: 'glen' });
    const memberAccountIds = [accountIdOf(PLAYER)];
    await database.query.insert(rosters).values({ organizationId: KEPT, rosterId: 1, memberAccountIds });
    await storeCompareState(database, PLAYER, KEPT);
    await storeResume(database, PLAYER, KEPT);
    const params = { accountId: PLAYER };
    const feed = await server.call('createCalendarFeed', { params }, { token: tokens.get('owner') });
    const { pathname, searchParams } = new URL(feed.body.path as string, 'http://localhost');
    const [name = ''] = pathname.split('/').slice(-1);
    calendar = { params: { name }, query: { key: searchParams.get('key') ?? '' } };
    const older = ['a', 'b'].map((id) =>
      scoreOnlyRound(id, { type: 'tournament', tournament: { name: 'Spring Open' } }),
    );
    await storeRounds(database, PLAYER, older);
  });

  /** Every route, report and page, asked for a round of the player. */
  const answersTo = async (caller: Caller, roundId: string): Promise<Readonly<Record<string, string>>> => {
    const token = tokens.get(caller);
    const isOutside = !(insiders as readonly Caller[]).includes(caller);
    const parties = { accountId: PLAYER, caller: { accountId: STRANGER, firstName: 'First', lastName: 'Last 2' } };
    const overrides: Partial<Record<RouteId, object>> = {
      getCalendar: calendar,
      getOrganization: { params: { shortName: 'glen' } },
      listOrganizationPlayers: { params: { shortName: 'glen' } },
      getResumeReport: { params: { hash: KEPT }, query: { paper: 'us-letter' } },
      getCompareState: { params: { accountId: PLAYER, hash: KEPT } },
      getKeptComparison: { params: { hash: KEPT } },
      getSelectedRoundIds: {
        params: { accountId: PLAYER },
        body: {
          filter: compareFilter(PLAYER, {
            advancedFilter: { ...compareFilter(PLAYER).advancedFilter, label: 'Round', rounds: [roundId] },
          }),
        },
      },
    };
    const answers: Record<string, string> = {};
    for (const id of routeIds) {
      // Those with full access would change something, and a drawing takes a tenth of a second.
      if (!isOutside && isWrite(routes[id])) continue;
      if (caller !== 'visitor' && isDrawn(routes[id])) continue;
      const inputs: readonly (readonly [string, object])[] =
        id === 'previewReport'
          ? reportCases.map(({ name, request }) => [`${id} ${name}`, { body: request(PLAYER, KEPT) }] as const)
          : [[id, overrides[id] ?? (aimAt(callOf(id, parties), roundId) as object)] as const];
      for (const [name, input] of inputs) {
        const { status, text } = await server.call(id, input as CallOf<typeof id>, { token });
        answers[name] = `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;
      }
    }
    if (caller !== 'visitor') return answers;
    for (const path of ['', ...profilePages.map(({ link }) => link)]) {
      const url = `/player/user-${PLAYER}/${path}`;
      answers[url] = (await server.inject({ url })).body;
    }
    return answers;
  };
  /** The answers in which a field of a round is found, by field. */
  const findFields = (
    answers: Readonly<Record<string, string>>,
    marks: ReadonlyMap<string, string>,
  ): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(
      [...marks].flatMap(([path, mark]) => {
        const found = Object.keys(answers).filter((name) => answers[name]?.includes(mark) === true);
        return found.length === 0 ? [] : [[path, found]];
      }),
    );
  const readRound = async (caller: Caller, roundId: string): Promise<OutputOf<'getRound'>> =>
    (await server.call('getRound', { params: { accountId: PLAYER, roundId } }, { token: tokens.get(caller) })).body;

  it('have none in progress: every route, report and page answers as if it did not exist (ENTRY-29, ENTRY-O60)', async () => {
    const before = new Map(
      await Promise.all(outsiders.map(async (one) => [one, await answersTo(one, 'Running')] as const)),
    );
    await store(running.round);
    for (const caller of insiders) {
      const fields = findFields(await answersTo(caller, 'Running'), running.marks);
      // Nothing that is looked for below could not be found.
      expect([caller, Object.keys(fields).sort()]).toEqual([caller, [...running.marks.keys()].sort()]);
      expect(fields['roundId']).toEqual(
        expect.arrayContaining(['getRound', 'listRounds', 'getRoundCards', 'getMappedRounds']),
      );
    }
    for (const caller of outsiders) {
      const answers = await answersTo(caller, 'Running');
      const changed = Object.keys(answers).filter((name) => answers[name] !== before.get(caller)?.[name]);
      expect([caller, changed]).toEqual([caller, []]);
      expect([caller, findFields(answers, running.marks)]).toEqual([caller, {}]);
    }
  });

  it('have one that was left unfinished on the day after, without another write, but not its private fields (ENTRY-29, ENTRY-O60)', async () => {
    server.clock.beginDay('2026-06-16');
    for (const caller of outsiders) {
      const fields = findFields(await answersTo(caller, 'Running'), running.marks);
      expect(Object.keys(fields).filter(isPrivate)).toEqual([]);
      expect(fields['roundId']).toEqual(
        expect.arrayContaining(['getRound', 'listRounds', 'getRoundCards', 'getMappedRounds']),
      );
    }
    server.clock.beginDay(today);
    await remove('Running');
  });

  it('have every field of a finished round but its private ones, which those with full access read (ENTRY-O61)', async () => {
    await store(finishedRound);
    // Insiders first, so that an answer that is kept for them would be given to the others.
    for (const caller of [...insiders, ...outsiders]) {
      const fields = findFields(await answersTo(caller, 'Finished-round'), finished.marks);
      const isInside = (insiders as readonly Caller[]).includes(caller);
      expect([caller, Object.keys(fields).sort()]).toEqual([
        caller,
        [...finished.marks.keys()].filter((path) => isInside || !isPrivate(path)).sort(),
      ]);
      const { round } = await readRound(caller, 'Finished-round');
      const seen = isInside ? finishedRound : { ...finishedRound, holes: withoutTargets(finishedRound.holes) };
      const shown = Object.entries(seen).filter(([name]) => isInside || !isPrivate(name));
      expect([caller, round]).toEqual([caller, Object.fromEntries(shown)]);
    }
  });

  it('have none in progress before its day is over in every time zone (ENTRY-29, ENTRY-O60)', async () => {
    await store(running.round);
    server.clock.unpin();
    const statusAt = async (hours: number) => {
      server.clock.advance(Date.parse('2026-06-16T00:00:00Z') + hours * 3_600_000 - server.clock.now().getTime());
      return (await server.call('getRound', { params: { accountId: PLAYER, roundId: 'Running' } })).status;
    };
    expect([await statusAt(1), await statusAt(11.9), await statusAt(12)]).toEqual([404, 404, 200]);
  });
});
