import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const places = {
  /** Installed by docs/how-to/install.md, with what `systemctl edit` adds. */
  units: ['/etc/systemd/system/strokebook.service', '/etc/systemd/system/strokebook.service.d/*.conf'],
  /** That of compose. */
  compose: fileURLToPath(new URL('../../../../deploy/.env', import.meta.url)),
};

/**
 * The files that the settings of this installation are in: those that Node was told to read (`--env-file`), those that
 * the installed unit of systemd names, and that of compose.
 *
 * @param nodeOptions options of Node itself, as in `process.execArgv`
 */
export function findSettingsFiles(nodeOptions: readonly string[], { units, compose } = places): readonly string[] {
  const named = [...nodeOptions.join('\n').matchAll(/^--env-file(?:-if-exists)?[=\n](.+)$/gm)].map(([, file]) => file);
  return [...new Set([...named, ...units.flatMap((unit) => globSync(unit)).flatMap(namedByUnit), compose])].filter(
    (file) => file !== undefined && existsSync(file),
  ) as string[];
}

/** `EnvironmentFile=` names one file; a '-' before it means that it may be missing. */
function namedByUnit(unit: string): readonly (string | undefined)[] {
  return [...readFileSync(unit, 'utf8').matchAll(/^EnvironmentFile=-?(.+?)\s*$/gm)].map(([, file]) => file);
}
