// The first command on a fresh clone: installs, builds, opens the database, migrates, seeds the demo world and serves.
import { install, runNode } from './lib/bootstrap.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { writeRevision } from './lib/revision.mjs';

install();
await buildWeb();
writeRevision();
process.exitCode = await runNode(['packages/server/main.ts', ...process.argv.slice(2)]);
