import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RoundDocument } from '@strokebook/golf/model';
import { playCareer } from './lib/career.ts';
import { percentile } from './lib/measure.ts';
import { PUTS_AT_A_TIME, putRounds } from './lib/put-rounds.ts';
import { serverEnvironment, signIn, withDirectory, withServer } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { figure, printTable, printLine, times } from './lib/table.ts';

const ROUNDS = sized(1_000, 20);
/** An unused number: signing in with it creates an account. */
const NEW_NUMBER = '+15550199999';

const importCli = fileURLToPath(new URL('../packages/server/cli/import.ts', import.meta.url));

/** Rounds per second into a fresh embedded database; each is on disk when it is acknowledged. */
export async function measureImport(): Promise<void> {
  const rounds = playCareer(ROUNDS);
  const bytes = rounds.reduce((total, round) => total + JSON.stringify(round).length, 0);
  printLine(`${ROUNDS} rounds with every shot, ${Math.round(bytes / ROUNDS / 1_000)} kB each.\n`);
  const taken = await timePuts(rounds);
  const seconds = taken.total / 1_000;
  const rows = [
    [
      `PUT, ${PUTS_AT_A_TIME} at a time`,
      figure(ROUNDS / seconds),
      figure(percentile(taken.each, 50)),
      figure(percentile(taken.each, 99)),
      times(1),
    ],
  ];
  if (existsSync(importCli)) {
    const importing = await importFile(rounds);
    rows.push(['npm run import', figure(ROUNDS / (importing / 1_000)), '', '', times(taken.total / importing)]);
  } else printLine('There is no npm run import yet: left out.\n');
  printTable(['into a fresh embedded database', 'rounds/s', 'p50 ms', 'p99 ms', 'to PUT'], rows);
}

/** Milliseconds in total and per call. */
function timePuts(
  rounds: readonly RoundDocument[],
): Promise<{ readonly total: number; readonly each: readonly number[] }> {
  return withDirectory((dataDir) =>
    withServer({ dataDir, isDemo: false }, async (server) => {
      const caller = await signIn(server, NEW_NUMBER);
      const started = performance.now();
      const each = await putRounds(server, caller, rounds);
      return { total: performance.now() - started, each };
    }),
  );
}

/** Milliseconds of the whole command: opening the database, reading, validating and storing the file. */
function importFile(rounds: readonly RoundDocument[]): Promise<number> {
  return withDirectory(async (directory) => {
    const options = { dataDir: join(directory, 'data'), isDemo: false };
    // Creates the database first, because only the command is timed.
    await withServer(options, async () => undefined);
    const file = join(directory, 'rounds.ndjson');
    // In a file the document itself names the player.
    const lines = rounds.map((round) => JSON.stringify({ ...round, player: { name: 'Scratch Player' } }));
    writeFileSync(file, `${lines.join('\n')}\n`);
    const started = performance.now();
    const code = await run([importCli, file], serverEnvironment(options));
    if (code !== 0) throw new Error(`npm run import ended with ${code}; it said why above.`);
    return performance.now() - started;
  });
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('close', resolve);
  });
}
