import { spawn } from 'node:child_process';
import { root } from './bootstrap.mjs';

/**
 * Runs a command of the system, with all of its output on stderr, because stdout is for the result of the script. Rejects
 * if it cannot be run or ends with an error.
 */
export function runCommand(command, args, options = {}) {
  const isWindows = process.platform === 'win32';
  return new Promise((resolve, reject) => {
    const child = spawn(isWindows && command === 'npm' ? 'npm.cmd' : command, args, {
      cwd: root,
      stdio: ['ignore', 2, 'inherit'],
      shell: isWindows,
      ...options,
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args[0]} said why above.`));
    });
  });
}
