// Runs one of the server's command lines with the pinned Node; installs first if nothing is installed yet.
import { install, runNode } from './lib/bootstrap.mjs';

// stdout is for the command's result, so output of the installation goes to stderr.
process.stdout.write = process.stderr.write.bind(process.stderr);
install();
const [command, ...args] = process.argv.slice(2);
process.exitCode = await runNode([`packages/server/cli/${command}.ts`, ...args]);
