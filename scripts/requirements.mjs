// Lists the requirements that no test cites.
import { runNode } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';

await install();
process.exitCode = await runNode(['scripts/lib/requirements.mjs']);
