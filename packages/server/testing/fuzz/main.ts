import { rmSync } from 'node:fs';
import { copyDemoDataDir } from '../demo-data-dir.ts';
import { startServerProcess } from '../server-process.ts';
import { type FuzzResult, fuzz } from './fuzz.ts';

const USAGE = 'usage: npm run fuzz -- MINUTES [SEED] (minutes above 0, a whole number as the seed)';
const PROGRESS_EVERY = 10_000;
const MAX_FINDINGS_PRINTED = 20;
const MEGABYTE = 1_000_000;
/**
 * Caches fill during the first minutes, so the heap is measured after this share of the time, and checked in long runs
 * only. More growth than this factor means a memory leak.
 */
const WARM_SHARE = 0.25;
const MAX_HEAP_GROWTH = 1.25;
const MIN_MINUTES_TO_JUDGE_HEAP = 5;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const [minutes = Number.NaN, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
if (!(minutes > 0) || !Number.isInteger(seed)) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else await main(minutes * 60_000, seed);

async function main(milliseconds: number, seedOfRun: number): Promise<void> {
  say(`Seed ${seedOfRun}. The same seed sends the same requests, but answers decide which ids they name.`);
  const dataDir = await copyDemoDataDir();
  const server = await startServerProcess({ DATA_DIR: dataDir, TODAY: '2026-06-15', LOG_LEVEL: 'error' });
  try {
    const begun = performance.now();
    const passed = () => performance.now() - begun;
    const warmHeaps: Promise<number>[] = [];
    const result = await fuzz(server, {
      seed: seedOfRun,
      shouldGoOn: () => passed() < milliseconds,
      onProgress: (sent) => {
        if (warmHeaps.length === 0 && passed() > milliseconds * WARM_SHARE) warmHeaps.push(server.measureHeap());
        if (sent % PROGRESS_EVERY === 0) say(`${sent} requests …`);
      },
    });
    const [warm, last] = [(await warmHeaps[0]) ?? Number.NaN, await server.measureHeap()];
    print(result, passed() / 1_000);
    say(
      `heap: ${(warm / MEGABYTE).toFixed(0)} MB after a quarter of the time, ${(last / MEGABYTE).toFixed(0)} MB at the end`,
    );
    const isLong = milliseconds >= MIN_MINUTES_TO_JUDGE_HEAP * 60_000;
    const hasGrown = isLong && last > warm * MAX_HEAP_GROWTH;
    if (hasGrown) say(`FAILED: the heap grew more than ${MAX_HEAP_GROWTH} times.`);
    const hasLogged = server.log().includes('unforeseen');
    if (hasLogged) say('FAILED: the server logged an error that nobody foresaw.');
    if (result.findings.length > 0 || hasGrown || hasLogged) process.exitCode = 1;
    if (server.log() !== '') say(`The server logged:\n${server.log().slice(0, 4_000)}`);
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function print(
  { requestCount, statuses, reachedCount, unreached, findings, slowestMilliseconds }: FuzzResult,
  seconds: number,
): void {
  say(`${requestCount} requests in ${seconds.toFixed(0)} s, the slowest took ${slowestMilliseconds.toFixed(0)} ms.`);
  for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) {
    say(`  ${status === 0 ? 'closed without an answer' : status}: ${count}`);
  }
  say(`${reachedCount} routes answered with 2xx.`);
  say(`Never answered with 2xx: ${unreached.join(', ') || 'none'}.`);
  for (const { request, caller, status, milliseconds, answer } of findings.slice(0, MAX_FINDINGS_PRINTED)) {
    const body = request.body?.toString('utf8').slice(0, 500) ?? '';
    say(`FAILED: ${status} after ${milliseconds.toFixed(0)} ms, as ${caller}: ${request.method} ${request.path}`);
    say(
      `  headers ${JSON.stringify({ ...request.headers, authorization: '…' }).slice(0, 500)}\n  body ${body}\n  answer ${answer}`,
    );
  }
  say(findings.length === 0 ? 'No status of 500 and above, nothing slower than 5 s.' : `${findings.length} findings.`);
}
