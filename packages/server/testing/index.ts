export { createLocalFiles } from '../ports/files/local-files.ts';
export { openDemoDatabase } from './demo-data-dir.ts';
export type { EmbeddedTestDatabase } from './lent-databases.ts';
export * from './test-catalog.ts';
export * from './test-accounts.ts';
export * from './test-media.ts';
export { storeRounds } from './test-rounds.ts';
export { createTestServer } from './test-server.ts';
export { writeMp4 } from './write-mp4.ts';
