// Creates the data directories that tests copy, before test files that run in parallel would each create them.
import { makeDemoDataDir } from './demo-data-dir.ts';
import { makeMigratedDataDir } from './migrated-data-dir.ts';

await makeMigratedDataDir();
await makeDemoDataDir();
