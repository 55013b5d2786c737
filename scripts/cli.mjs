// Runs one of the server's command lines with the pinned Node. Installs first if needed, but never over an installation
// for production, which the server is using and which belongs to another user.
import { runNode } from './lib/bootstrap.mjs';
import { install, isProductInstalled } from './lib/install.mjs';

// stdout is for the command's result, so output of the installation goes to stderr.
process.stdout.write = process.stderr.write.bind(process.stderr);
if (!isProductInstalled()) await install({ isProduct: true });
const [command, ...args] = process.argv.slice(2);
process.exitCode = await runNode([`packages/server/cli/${command}.ts`, ...args]);
