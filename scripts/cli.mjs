// Runs one of the server's command lines under the pinned Node, installing first where nothing is installed yet.
import { install, runNode } from './lib/bootstrap.mjs';

// What a command prints is its answer: what installing has to say goes to the other stream.
process.stdout.write = process.stderr.write.bind(process.stderr);
install();
const [command, ...args] = process.argv.slice(2);
process.exitCode = await runNode([`packages/server/cli/${command}.ts`, ...args]);
