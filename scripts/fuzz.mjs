// Sends seeded requests to every route as every kind of caller, for some minutes, and fails on any status from 500 on.
import { runNode } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';

await install();
process.exitCode = await runNode(['packages/server/testing/fuzz/main.ts', ...process.argv.slice(2)]);
