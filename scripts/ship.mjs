// Copies what a server runs on to a new folder, after `npm run build`: code without tests, the built web app, the packages
// that it needs on this platform, and one Node. deploy/Dockerfile makes the image of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fail, root, say } from './lib/bootstrap.mjs';
import { BUILT_SERVER } from './lib/build-server.mjs';
import { linkNode } from './lib/node-link.mjs';
import { unpackRuntime } from './lib/runtime.mjs';
import { copyProduct } from './lib/shipped-files.mjs';

const [target] = process.argv.slice(2);
if (target === undefined) fail('usage: node scripts/ship.mjs FOLDER');
const folder = resolve(target);
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`);
for (const built of ['packages/web/dist/index.html', BUILT_SERVER, 'dist/revision']) {
  if (!existsSync(resolve(root, built))) fail(`There is no ${built}: run npm run build before.`);
}
// The system that runs it may have no Node.
await unpackRuntime({ isNodeWanted: true });
linkNode();
const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'));
copyProduct(packages, folder);
say(`Copied the product to ${folder}.`);
