export { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
export { copyDemoDataDir } from './demo-data-dir.ts';
export { createTestServer, type TestServer } from './test-server.ts';
