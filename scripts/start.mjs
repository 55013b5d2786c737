// The first command on a fresh clone: installs, builds, opens the database, migrates, seeds the demo world and serves. The
// server starts while the web app is built.
import { pinnedEnvironment, runNode } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';
import { buildWeb, isWebBuilt, removeWebBuild } from './lib/build-web.mjs';
import { writeRevision } from './lib/revision.mjs';

await install({ isProduct: true });
writeRevision();
const isBuilt = isWebBuilt();
if (!isBuilt) removeWebBuild();
const env = { ...pinnedEnvironment(), ...(isBuilt ? {} : { WEB_BUILD_FOLLOWS: 'on' }) };
const building = buildWeb();
process.exitCode = await runNode(['packages/server/main.ts', ...process.argv.slice(2)], {
  env,
  // Where the build fails there is nothing to serve.
  onChild: (child) => process.on('exit', () => child.kill()),
});
await building;
