import { buildOverviewGroups, defaultGroupName, type OverviewGroup } from '@strokebook/golf/overview';
import { calendarDay } from '@strokebook/golf/calendar';
import type { RoundSummary } from '@strokebook/golf/model';
import autocannon from 'autocannon';
import { median, percentile } from './lib/measure.ts';
import { findCores, pinToCore } from './lib/processor.ts';
import { type MeasuredServer, mainPlayerNumber, signIn, TODAY, withDirectory, withServer } from './lib/server.ts';
import { isSmall, sized } from './lib/size.ts';
import { figure, printTable, printLine, times } from './lib/table.ts';

const CONNECTIONS: readonly number[] = isSmall ? [2] : [1, 16, 64];
const RUNS = sized(3, 1);
const SECONDS = sized(3, 1);
const WARM_UP_SECONDS = sized(2, 1);
const STANDARD = 'pgaTour2024';
const TOO_MANY_CALLS = 429;
const TARGET = { p99Ms: 50, connections: 16, perSecond: 500 } as const;

type Question = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: Body };
type Body = { readonly groupName: string; readonly roundFilters: readonly object[]; readonly standardsFilter: object };
type Kind = { readonly name: string; readonly accepts: string; readonly isAlwaysNew: boolean };
type Load = { readonly milliseconds: readonly number[]; readonly perSecond: number; readonly refused: number };

const kinds: readonly Kind[] = [
  { name: 'asked before, brotli', accepts: 'gzip, deflate, br', isAlwaysNew: false },
  { name: 'asked before, plain', accepts: 'identity', isAlwaysNew: false },
  { name: 'always new, brotli', accepts: 'gzip, deflate, br', isAlwaysNew: true },
  { name: 'always new, plain', accepts: 'identity', isAlwaysNew: true },
];

/** Latency and throughput of the dashboard's request: a group of five overviews of a two-season player. */
export async function measureHttp(): Promise<void> {
  const cores = findCores();
  printLine(
    cores === null
      ? 'Server and load share all processors: there is no taskset here, or only one processor.'
      : 'The server is kept on one processor, the load on another.',
  );
  const release = cores === null ? null : pinToCore(cores.load);
  try {
    await withDirectory((dataDir) =>
      withServer({ dataDir, isDemo: true, core: cores?.server }, async (server) => askServer(await prepare(server))),
    );
  } finally {
    release?.();
  }
}

/** Signs in and builds the request as the web app does: from the history, with round ids. */
async function prepare(server: MeasuredServer): Promise<Question> {
  const { accountId, headers } = await signIn(server, await mainPlayerNumber(server));
  const account = `${server.url}/api/accounts/${accountId}`;
  const { rounds } = await getJson<{ rounds: RoundSummary[] }>(`${account}/rounds?limit=1000`, headers);
  const groups = buildOverviewGroups({
    history: rounds,
    holeCount: 18,
    today: calendarDay(TODAY),
    mode: 'playerPerformance',
  });
  const group = groups.find(({ groupName }) => groupName === defaultGroupName('playerPerformance')) as OverviewGroup;
  const body = {
    groupName: group.groupName,
    roundFilters: group.overviews.map(({ filter }) => filter),
    standardsFilter: { standardName: STANDARD },
  };
  printLine(
    `${rounds.length} rounds; ${body.roundFilters.length} overviews: ${group.overviews.map(nameOf).join(', ')}.`,
  );
  return { url: `${account}/overview-group`, headers, body };
}

const nameOf = ({ filterName }: OverviewGroup['overviews'][number]): string => filterName;

async function askServer(question: Question): Promise<void> {
  await checkReply(question);
  for (const kind of kinds) await load(question, kind, 16, WARM_UP_SECONDS);
  const cells = CONNECTIONS.flatMap((connections) => kinds.map((kind) => ({ connections, kind, loads: [] as Load[] })));
  for (let run = 0; run < RUNS; run += 1) {
    for (const { connections, kind, loads } of cells) loads.push(await load(question, kind, connections, SECONDS));
  }
  printLine(`Medians of ${RUNS} runs of ${SECONDS} s each.\n`);
  printTable(
    ['overview group', 'at a time', 'p50 ms', 'p99 ms', 'requests/s', 'to asked before', 'refused'],
    cells.map(({ connections, kind, loads }) => {
      const perSecond = median(loads.map((one) => one.perSecond));
      const known = cells.find((cell) => cell.connections === connections)?.loads ?? loads;
      return [
        kind.name,
        String(connections),
        figure(median(loads.map(({ milliseconds }) => percentile(milliseconds, 50)))),
        figure(median(loads.map(({ milliseconds }) => percentile(milliseconds, 99)))),
        perSecond.toFixed(0),
        times(perSecond / median(known.map((one) => one.perSecond))),
        String(loads.reduce((sum, one) => sum + one.refused, 0)),
      ];
    }),
  );
  printLine(
    `Wanted: p99 at most ${TARGET.p99Ms} ms at ${TARGET.connections} at a time, at least ${TARGET.perSecond} requests/s on one core. Refused (429): the caller had too many computations waiting, those of the run before among them (ADR 21).\n`,
  );
}

/** Verifies the reply before it is timed. */
async function checkReply({ url, headers, body }: Question): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  const { overviews } = JSON.parse(text) as { overviews: Record<string, { roundCount: number }> };
  const counts = Object.values(overviews).map(({ roundCount }) => roundCount);
  if (counts.join() !== '1,3,3,3,1')
    throw new Error(`The overviews have ${counts.join()} rounds instead of 1,3,3,3,1.`);
  printLine(`A reply is ${Math.round(text.length / 1_000)} kB of JSON.`);
}

let asked = 0;

async function load({ url, headers, body }: Question, kind: Kind, connections: number, seconds: number): Promise<Load> {
  const known = JSON.stringify(body);
  // A new name in every request, so that no cached reply answers it.
  const another = (): string => {
    asked += 1;
    return JSON.stringify({ ...body, groupName: `${body.groupName} ${asked}` });
  };
  const instance = autocannon({
    url,
    method: 'POST',
    headers: { ...headers, 'accept-encoding': kind.accepts },
    connections,
    duration: seconds,
    requests: kind.isAlwaysNew ? [{ setupRequest: (request) => ({ ...request, body: another() }) }] : [{ body: known }],
  });
  const milliseconds: number[] = [];
  let refused = 0;
  instance.on('response', (_client: unknown, status: number, _bytes: number, taken: number) => {
    if (status === TOO_MANY_CALLS) refused += 1;
    else milliseconds.push(taken);
  });
  const result = await instance;
  const failed = result.non2xx - refused + result.errors;
  if (failed > 0) throw new Error(`${failed} requests failed.`);
  return { milliseconds, perSecond: result['2xx'] / result.duration, refused };
}

async function getJson<T>(url: string, headers: Readonly<Record<string, string>>): Promise<T> {
  const response = await fetch(url, { headers });
  return (await response.json()) as T;
}
