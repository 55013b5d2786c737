import { addDays, calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { openDatabase } from '../packages/server/db/open-database.ts';
import { organizations, rosters, teamCoaches } from '../packages/server/db/schema/index.ts';
import { storeAccount } from '../packages/server/testing/test-accounts.ts';
import { storeRounds } from '../packages/server/testing/test-rounds.ts';
import { accountIdOf } from '@strokebook/golf/access';
import { playCareer } from './lib/career.ts';
import { median } from './lib/measure.ts';
import { type MeasuredServer, signIn, TODAY, withDirectory, withServer } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { printLine, printTable, times } from './lib/table.ts';

const PLAYERS = sized(40, 3);
const ROUNDS = sized(200, 12);
/** A hundred rounds a year. */
const DAYS = 730;
const STARTS = sized(5, 1);
const WARM_CALLS = sized(20, 2);
const COACH = '+15550200001';
const ORGANIZATION = 1;
const FIRST_PLAYER = 1_000;
/** TEAM-24. */
const wanted = { cold: 300, warm: 50 };

type Taken = { readonly cold: number[]; readonly warm: number[] };

/** The week of a large team and the dashboard of one of its players: the first call of a server, and later ones. */
export async function measureTeam(): Promise<void> {
  await withDirectory(async (dataDir) => {
    const options = { dataDir, isDemo: false };
    let coachId = 0;
    await withServer(options, async (server) => {
      coachId = (await signIn(server, COACH)).accountId;
    });
    await fillTeam(dataDir, coachId);
    const team: Taken = { cold: [], warm: [] };
    const dashboard: Taken = { cold: [], warm: [] };
    for (let start = 0; start < STARTS; start += 1) {
      await withServer(options, async (server) => {
        const { headers } = await signIn(server, COACH);
        const calls = [
          { taken: team, ask: () => time(server, `teams/${ORGANIZATION}/room`, { headers }) },
          {
            taken: dashboard,
            ask: () => time(server, `accounts/${FIRST_PLAYER}/overview-group`, dashboardCall(headers)),
          },
        ];
        // In turns, so that neither always meets a server that has done nothing yet.
        for (const { taken, ask } of start % 2 === 0 ? calls : calls.toReversed()) taken.cold.push(await ask());
        for (let call = 0; call < WARM_CALLS; call += 1)
          for (const { taken, ask } of calls) taken.warm.push(await ask());
      });
    }
    print(team, dashboard);
  });
}

/** Accounts that let the coach see everything, with the same rounds each, of which every other is a tournament. */
async function fillTeam(dataDir: string, coachId: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const rounds = playCareer(ROUNDS).map(
    (round, index): RoundDocument => ({
      ...round,
      playedOn: addDays(calendarDay(TODAY), -Math.floor((index * DAYS) / ROUNDS)),
      type: index % 2 === 0 ? 'tournament' : 'practice',
    }),
  );
  const ids = Array.from({ length: PLAYERS }, (_unused, index) => FIRST_PLAYER + index);
  for (const accountId of ids) {
    await storeAccount(database, { accountId, seeingIds: [coachId], profileTypeIds: [4] });
    await storeRounds(database, accountId, rounds);
  }
  await database.query
    .insert(organizations)
    .values({ organizationId: ORGANIZATION, name: 'Harrow Glen', shortName: 'harrow-glen' });
  await database.query
    .insert(rosters)
    .values({ organizationId: ORGANIZATION, rosterId: 1, memberAccountIds: ids.map(accountIdOf) });
  await database.query
    .insert(teamCoaches)
    .values({ organizationId: ORGANIZATION, accountId: accountIdOf(coachId), isHead: true, since: new Date(0) });
  await database.close();
}

const dashboardCall = (headers: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers,
  body: JSON.stringify({
    groupName: 'Trends',
    roundFilters: [5, 10, 20, 40].map((count) => ({
      filterName: `Last ${count}`,
      timeframe: { period: 'last', count, unit: 'rounds' },
    })),
    standardsFilter: { standardName: 'pgaTour2024' },
  }),
});

async function time({ url }: MeasuredServer, path: string, init: RequestInit): Promise<number> {
  const started = performance.now();
  const reply = await fetch(`${url}/api/${path}`, init);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`);
  return performance.now() - started;
}

function print(team: Taken, dashboard: Taken): void {
  const row = (name: string, { cold, warm }: Taken) => [
    name,
    median(cold).toFixed(0),
    times(median(cold) / median(dashboard.cold)),
    median(warm).toFixed(1),
    times(median(warm) / median(dashboard.warm)),
  ];
  printTable(
    ['', 'first call ms', 'to the dashboard', 'later ms', 'to the dashboard'],
    [row(`team of ${PLAYERS} with ${ROUNDS} rounds each`, team), row('dashboard of one of them', dashboard)],
  );
  printLine(
    `The first call of a fresh server, ${STARTS} starts; medians. Wanted of the team: at most ${wanted.cold} and ${wanted.warm} ms (TEAM-24).\n`,
  );
}
