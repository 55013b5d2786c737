// The first command on a fresh clone: installs, builds, opens the database, migrates, seeds the demo world and serves. The
// server starts while the web app is built.
import { pinnedEnvironment, runNode } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';
import { BUILT_SERVER, buildServer, isServerBuilt } from './lib/build-server.mjs';
import { buildWeb, isWebBuilt, removeWebBuild } from './lib/build-web.mjs';
import { writeRevision } from './lib/revision.mjs';

await install({ isProduct: true });
writeRevision();
const isBuilt = isWebBuilt();
if (!isBuilt) removeWebBuild();
const env = { ...pinnedEnvironment(), ...(isBuilt ? {} : { WEB_BUILD_FOLLOWS: 'on' }) };
const main = isServerBuilt() ? BUILT_SERVER : 'packages/server/main.ts';
// The bundle is for the next start.
const building = buildWeb().then(buildServer);
process.exitCode = await runNode([main, ...process.argv.slice(2)], {
  env,
  // Where the build fails there is nothing to serve.
  onChild: (child) => process.on('exit', () => child.kill()),
});
await building;
