import { proveAim } from './prove/aim.ts';

/** Runs that hold what the engine claims against simulated and real golf; each prints its table and fails if a claim does. */
const parts: Readonly<Record<string, () => readonly string[]>> = { aim: proveAim };

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`There is no part '${unknown.join("', '")}': choose among ${Object.keys(parts).join(', ')}.\n`);
  process.exitCode = 2;
} else {
  const failed = (named.length > 0 ? named : Object.keys(parts)).flatMap((name) => parts[name]?.() ?? []);
  for (const claim of failed) process.stdout.write(`FAILED ${claim}\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
