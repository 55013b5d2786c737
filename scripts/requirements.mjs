// Lists the requirements that no test cites.
import { install, runNode } from './lib/bootstrap.mjs';

install();
process.exitCode = await runNode(['scripts/lib/requirements.mjs']);
