import { parseArgs } from 'node:util';
import { courseExtent, courseGaps, directoryText, gapLines } from '@strokebook/golf/courses';
import { ConfigError } from '../config/config-error.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { createSystemClock } from '../ports/clock.ts';
import { createFiles } from '../ports/files/create-files.ts';
import { seedDemoWorld } from '../seed/seed-demo-world.ts';
import { importFiles, type ImportResult } from '../features/import/import-files.ts';
import { errorSentence } from '../lib/error-sentence.ts';
import { createPrivately, keepPrivate } from '../lib/private-modes.ts';
import { readInput } from './read-input.ts';

const USAGE = 'Usage: npm run import -- [--account USERNAME] FILE…';

const warn = (line: string): boolean => process.stderr.write(`${line}\n`);

class UsageError extends Error {}

createPrivately();
try {
  const { files, account } = readArguments(process.argv.slice(2));
  // Reads all files before the database is opened, so that a bad file changes nothing.
  const readings = files.map((file) => ({ file, ...readInput(file) }));
  for (const { file, warnings } of readings) {
    for (const warning of warnings) process.stderr.write(`${file}: ${warning}\n`);
  }
  const config = readConfig(process.env);
  const clock = createSystemClock(config.pinnedToday);
  keepPrivate(config.dataDir, warn);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    // Seeds the demo world like a server start does, so that the order of the two does not matter.
    if (config.isDemo) await seedDemoWorld(database, await createFiles(config.fileStore), config, clock, warn);
    const result = await importFiles(database, readings, account, clock.now());
    for (const stored of result.courses) process.stdout.write(reportOf(stored));
    if (result.directory !== null) process.stdout.write(`${directoryText(result.directory)}.\n`);
    process.stdout.write(`${sentenceOf(result)}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${errorSentence(error)}\n`);
  process.exitCode = error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
}

function readArguments(args: readonly string[]): {
  readonly files: readonly string[];
  readonly account: string | null;
} {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { account: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length === 0) throw new Error('No file was named.');
    return { files: positionals, account: values.account ?? null };
  } catch (error) {
    // Node appends advice about dashes after its first sentence.
    const [sentence] = String(error instanceof Error ? error.message : error).split('. To specify');
    throw new UsageError(`${sentence?.replace(/\.$/, '')}. ${USAGE}`, { cause: error });
  }
}

/** What a map contains and lacks, and the stored course that it took the place of. */
function reportOf({ course, replaces, corrections }: ImportResult['courses'][number]): string {
  if (course.holes.length === 0 && replaces === null) return '';
  const gaps = course.holes.length === 0 ? [] : gapLines(courseGaps(course));
  const lines = [...(replaces === null ? [] : [`takes the place of the stored ${replaces}`]), ...corrections, ...gaps];
  return `${course.name} (${course.courseId}): ${courseExtent(course)}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function sentenceOf({ accounts, rounds, courses }: ImportResult): string {
  const players = accounts.known + accounts.created;
  const all = rounds.created + rounds.changed + rounds.unchanged;
  return (
    `Imported ${all} rounds (${rounds.created} new, ${rounds.changed} changed, ${rounds.unchanged} as they were) ` +
    `of ${players} players (${accounts.created} new), and ${courses.length} courses.`
  );
}
