// Builds what the server serves, so that it starts without the packages for development (npm ci --omit=dev).
import { install } from './lib/bootstrap.mjs';
import { buildWeb } from './lib/build-web.mjs';

install();
await buildWeb();
