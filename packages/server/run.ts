import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { ConfigError } from './config/config-error.ts';
import { describeMistypedNames } from './config/mistyped-names.ts';
import { createReader, type Environment } from './config/reader.ts';
import { readMode } from './config/mode.ts';
import { readStorageConfig } from './config/storage.ts';
import { type Config, readConfig } from './config.ts';
import { createSystemClock } from './ports/clock.ts';
import { createFiles } from './ports/files/create-files.ts';
import { createMail } from './ports/mail/create-mail.ts';
import { createSms } from './ports/sms/create-sms.ts';
import { findStoredWorldProblem } from './seed/world-problem.ts';
import { errorSentence } from './lib/error-sentence.ts';
import { createPrivately } from './lib/private-modes.ts';
import { type RunningServer, startServer } from './start-server.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs the server until it is told to stop. Problems are printed in a sentence, with exit code 1. */
export async function run(args: readonly string[]): Promise<void> {
  createPrivately();
  try {
    const environment = { ...process.env, ...readOptions(args) };
    for (const sentence of describeMistypedNames(environment)) say(sentence);
    const config = await readWholeConfig(environment);
    const ports = {
      clock: createSystemClock(config.pinnedToday),
      sms: createSms(config.smsProvider, say),
      mail: createMail(config.mailProvider, say),
      files: await createFiles(config.fileStore),
    };
    const starting = startServer(config, ports, say);
    stopOnSignals(starting);
    const server = await starting;
    void stopWhenRefused(server);
    // Otherwise it would be kept when the process ends in order, and lost when it is killed.
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Reads the configuration. Where it has problems, what is wrong with the content of the database is named together with
 * them, so that nobody finds the problems one start after the other.
 *
 * @throws ConfigError
 */
async function readWholeConfig(environment: Environment): Promise<Config> {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const worldProblem = await findWorldProblemOf(environment);
    throw worldProblem === null ? error : new ConfigError([...error.problems, worldProblem]);
  }
}

/** Null if the database cannot be opened. */
async function findWorldProblemOf(environment: Environment): Promise<string | null> {
  try {
    return await findStoredWorldProblem(readStorageConfig(environment), readMode(createReader(environment)));
  } catch {
    return null;
  }
}

/** A newer version has migrated the database, and this one may not go on. */
async function stopWhenRefused({ refused, stop }: RunningServer): Promise<void> {
  const sentence = await refused;
  process.stderr.write(`The server stops: ${sentence}\n`);
  process.exitCode = 1;
  await stop();
}

function stopOnSignals(starting: Promise<RunningServer>): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    say(`Stopping (${signal}): finishing requests, closing the database …`);
    // A failed start has printed its error already.
    const server = await starting.catch(() => null);
    await server?.stop();
    process.exitCode = 0;
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** `--players N` sets the size of the demo world, like DEMO_PLAYERS. */
function readOptions(args: readonly string[]): Readonly<Record<string, string>> {
  try {
    const { values } = parseArgs({ args: [...args], options: { players: { type: 'string' } } });
    return values.players === undefined ? {} : { DEMO_PLAYERS: values.players };
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split('. To specify');
    throw new ConfigError([`${sentence?.replace(/\.$/, '')}; the only option is --players N`]);
  }
}

function errorText(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return `The server cannot start: ${errorSentence(error)}`;
}
