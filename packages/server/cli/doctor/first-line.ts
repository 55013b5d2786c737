import { type Mode, modeName } from '../../config/mode.ts';

/**
 * What is examined. Without NODE_ENV it is the demo, also in the folder of an installation: its settings are in a file
 * that the service manager reads.
 *
 * @param settingsFiles those of an installation on this machine
 */
export function describeExamined(mode: Mode, settingsFiles: readonly string[]): string {
  const name = modeName(mode);
  if (mode.isProduction) return `Examines ${name}.`;
  const [file] = settingsFiles;
  return `Examines ${name === 'demo' ? 'the demo' : 'a development server'}, because NODE_ENV is not production. An installation is examined with its settings, as the server's user: dist/node --env-file=${file ?? '/etc/strokebook.env'} packages/server/cli/doctor.ts (docs/how-to/install.md).`;
}
