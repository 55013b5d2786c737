// Builds what the server serves, so that it starts without the packages for development (npm ci --omit=dev), and the list
// of what ships with licenses and hashes (dist/sbom.cdx.json).
import { install, say } from './lib/bootstrap.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { writeRevision } from './lib/revision.mjs';
import { SBOM, writeSbom } from './lib/sbom.mjs';

install();
await buildWeb();
writeSbom();
writeRevision();
say(`Wrote ${SBOM}.`);
