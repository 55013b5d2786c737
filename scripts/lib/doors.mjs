import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';
import { findSourceFiles } from './source-files.mjs';

/** Named imports and re-exports: the list of names, and the module. */
const namesFrom = /^(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from '([^']+)'/gm;
const starFrom = /^export \* from '([^']+)'/gm;
const listOfExports = /^export (?:type )?\{([^}]*)\}/gm;
const declaration = /^export (?:async )?(?:const|function|class|type) (\w+)/gm;

/** Every source file with its text. */
function readSources() {
  const files = findSourceFiles(['packages/**/*.{ts,tsx}', '{e2e,bench,scripts}/**/*.{ts,mjs}']);
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The entry points of all packages (`exports` in package.json): file by import specifier. */
function readDoors() {
  return new Map(
    findSourceFiles(['packages/*/package.json']).flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return Object.entries(exports)
        .filter(([, target]) => /\.tsx?$/.test(target))
        .map(([door, target]) => [`${name}${door.slice(1)}`, join(dirname(file), target)]);
    }),
  );
}

/** Names that a file exports, including re-exports. */
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

/** For each door, the names that files outside of its folder import. */
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

/** Lists exports of a door that no file outside of its folder imports. */
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

const isTest = (file) => /\.(?:test|e2e)\.tsx?$|\/testing\//.test(file);
const namedImports = /^import (?:type )?(?:\w+, )?\{([^}]*)\} from '([^']+)'/gm;
const namedReexports = /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm;
const valueDeclaration = /^export (?:async )?(?:const|function|class) (\w+)/gm;

/**
 * Lists functions and constants of the engine that only tests import, and that their own file does not use either. A
 * door that passes a name on is no use of it.
 */
export function findTestOnlyExports() {
  const sources = readSources();
  const doors = readDoors();
  const fileOf = (from, importer) => (from.startsWith('.') ? join(dirname(importer), from) : doors.get(from));
  const used = new Set();
  const use = (file, name) => {
    if (file === undefined || used.has(`${file}#${name}`)) return;
    used.add(`${file}#${name}`);
    const text = sources.get(file) ?? '';
    // The star passes on this name or not: a file without it has nothing to be marked.
    for (const [, from] of text.matchAll(starFrom)) use(fileOf(from, file), name);
    for (const [, list, from] of text.matchAll(namedReexports)) {
      const passed = namesIn(list).find(({ exported }) => exported === name);
      if (passed !== undefined) use(fileOf(from, file), passed.name);
    }
  };
  for (const [file, text] of sources) {
    if (isTest(file)) continue;
    for (const [, list, from] of text.matchAll(namedImports)) {
      for (const { name } of namesIn(list)) use(fileOf(from, file), name);
    }
  }
  return [...sources].flatMap(([file, text]) =>
    !file.startsWith('packages/golf/') || isTest(file)
      ? []
      : [...text.matchAll(valueDeclaration)]
          .map(([, name]) => name)
          .filter((name) => !used.has(`${file}#${name}`) && text.match(new RegExp(`\\b${name}\\b`, 'g')).length === 1)
          .map((name) => `${file}: only tests use '${name}'.`),
  );
}
