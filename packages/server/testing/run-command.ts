import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { productionPages } from './production-pages.ts';

type Result = { readonly exitCode: number | null; readonly output: string; readonly log: string };

/** Runs a command line of the server (`cli/NAME.ts`) with the given environment variables only, until it exits. */
export function runCommand(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Result> {
  const script = fileURLToPath(new URL(`../cli/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...productionPages(environment),
      ...environment,
    },
  });
  let output = '';
  let log = '';
  child.stdout.on('data', (data) => {
    output += String(data);
  });
  child.stderr.on('data', (data) => {
    log += String(data);
  });
  return new Promise((resolve) => child.once('close', (exitCode) => resolve({ exitCode, output, log })));
}
