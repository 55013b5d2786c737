// Builds what the server serves, so that it starts without the packages for development (npm ci --omit=dev), the list of
// what ships with licenses and hashes (dist/sbom.cdx.json), and a link to the pinned Node (dist/node).
import { say } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';
import { buildServer } from './lib/build-server.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { linkNode } from './lib/node-link.mjs';
import { writeRevision } from './lib/revision.mjs';
import { SBOM, writeSbom } from './lib/sbom.mjs';

await install({ isProduct: true });
await buildWeb();
await buildServer();
writeSbom();
writeRevision();
linkNode();
say(`Wrote ${SBOM}.`);
