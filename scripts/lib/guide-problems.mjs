import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { BUILT_SERVER } from './build-server.mjs';

const guides = ['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/how-to/*.md'];
const packages = ['deploy/*', '.ci/*'];
/** Commands of npm itself, which say nothing by the log level of `.npmrc` (docs/adr/0006-a-quiet-npm.md). */
const ofNpm = /\bnpm (?:ci|install|audit|version|outdated|update|sbom)\b[^\n;&|`]*/g;
/** Files that commands name and a clone does not have. */
const made = new Set(['deploy/.env', BUILT_SERVER]);
/** Folders of the repository whose files commands name. */
const path = /(?<![\w/.-])(?:packages|deploy|scripts)\/[\w./-]*\w/g;

/** A line for each command of a guide or a package that would print nothing, or names a script or file that is not there. */
export function findGuideProblems() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = globSync([...guides, ...packages], { cwd: root });
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const commands = file.endsWith('.md') ? commandsOf(text) : withoutComments(text);
    const silent = all(commands, ofNpm).filter((command) => !command.includes('--loglevel='));
    const unknown = all(text, /(?<=\bnpm run (?:--silent )?)\w[\w:-]*/g).filter((name) => scripts[name] === undefined);
    const missing = all(commands, path).filter((name) => !made.has(name) && !existsSync(join(root, name)));
    return [
      ...silent.map(
        (command) => `${file}: '${command.trim()}' prints nothing: add --loglevel=error, or notice to audit`,
      ),
      ...unknown.map((name) => `${file}: there is no npm run ${name}`),
      ...missing.map((name) => `${file}: there is no ${name}`),
    ];
  });
}

const all = (text, pattern) => text.match(pattern) ?? [];
/** What a reader copies: blocks of code. */
const commandsOf = (text) => all(text, /^```(?:sh|ini|yaml)\n[^]*?^```$/gm).join('\n');
const withoutComments = (text) => text.replace(/^\s*#.*$/gm, '');
