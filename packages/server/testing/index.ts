export { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
export { createLocalFiles } from '../ports/files/local-files.ts';
export { copyDemoDataDir } from './demo-data-dir.ts';
export { createTestServer, type TestServer } from './test-server.ts';
