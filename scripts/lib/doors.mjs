import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';

/** Imports and re-exports of names: the names, and the module that they come from. */
const namesFrom = /^(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from '([^']+)'/gm;
const starFrom = /^export \* from '([^']+)'/gm;
const listOfExports = /^export (?:type )?\{([^}]*)\}/gm;
const declaration = /^export (?:async )?(?:const|function|class|type) (\w+)/gm;

/** Every source file with its text. */
function readSources() {
  const files = globSync(['packages/**/*.{ts,tsx}', '{e2e,bench,scripts}/**/*.{ts,mjs}'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules') || path.endsWith('/dist'),
  });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The file of each door by the name that it is imported by: what the `exports` of a package's package.json lead to. */
function readDoors() {
  return new Map(
    globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return Object.entries(exports)
        .filter(([, target]) => /\.tsx?$/.test(target))
        .map(([door, target]) => [`${name}${door.slice(1)}`, join(dirname(file), target)]);
    }),
  );
}

/** Names that a file exports, those of others that it passes on included. */
function exportsOf(file, sources) {
  const text = sources.get(file) ?? '';
  return [
    ...[...text.matchAll(starFrom)].flatMap(([, from]) => exportsOf(join(dirname(file), from), sources)),
    ...[...text.matchAll(listOfExports)].flatMap(([, list]) => namesIn(list).map(({ exported }) => exported)),
    ...[...text.matchAll(declaration)].map(([, name]) => name),
  ];
}

const namesIn = (list) =>
  list
    .split(',')
    .map((item) => item.trim().replace(/^type /, ''))
    .filter((item) => item !== '')
    .map((item) => {
      const [name, exported = name] = item.split(' as ');
      return { name, exported };
    });

/** By door the names that files outside of its folder import through it. */
function usesOfDoors(doors, sources) {
  const uses = new Map([...doors.values()].map((door) => [door, new Set()]));
  for (const [file, text] of sources) {
    for (const [, list, from] of text.matchAll(namesFrom)) {
      const door = from.startsWith('.') ? join(dirname(file), from) : (doors.get(from) ?? '');
      if (file.startsWith(`${dirname(door)}/`)) continue;
      for (const { name } of namesIn(list)) uses.get(door)?.add(name);
    }
  }
  return uses;
}

/** A line for each name that a package offers and nobody outside takes. */
export function findUnusedDoorExports() {
  const sources = readSources();
  const doors = readDoors();
  const uses = usesOfDoors(doors, sources);
  return [...doors.values()].flatMap((door) =>
    exportsOf(door, sources)
      .filter((name) => !uses.get(door).has(name))
      .map((name) => `${door}: nothing outside of its folder imports '${name}'.`),
  );
}
