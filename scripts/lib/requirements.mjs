import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './bootstrap.mjs';
import { fullLinesOf } from './full-tests.mjs';
import { findSourceFiles } from './source-files.mjs';

const folder = 'docs/requirements';
/** A row of a table, or an open point with its decision. */
const definition = /^(?:\| ([A-Z]+-\d+) \||- ([A-Z]+-O\d+):)/gm;
/** One ID, or a range such as 'MAP-13 to MAP-15'. */
const citation = /\b([A-Z]+)-(O?)(\d+)(?: to \1-\2(\d+))?\b/g;
/** IDs in parentheses at the end of a title; unknown areas count too. */
const endOfTitle = /\(([A-Z]+-O?\d+(?:, [A-Z]+-O?\d+)*)\)['"`]/g;

/** Rows that only the full tier proves, because each needs what the first tier has no time for. */
const provedInFullAlone = new Map([
  ['OPS-01', 'a backup is made under load and restored elsewhere'],
  ['OPS-09', 'a disk is filled'],
  ['OPS-O74', 'PostgreSQL is dumped'],
  ['OPS-O75', 'the product is built, copied and started'],
  ['OPS-O90', 'a worker of a cluster is stopped'],
  ['SCALE-06', 'a replica of PostgreSQL is started'],
  ['ROUTE-O1', 'a server with a sister site is started'],
  ['SCALE-08', 'PgBouncer is started'],
]);

/** Every ID. @throws Error when two rows have the same */
function readRequirements() {
  const ids = new Set();
  for (const name of readdirSync(join(root, folder)).filter((file) => file !== 'README.md')) {
    for (const [, row, point] of readFileSync(join(root, folder, name), 'utf8').matchAll(definition)) {
      const id = row ?? point;
      if (ids.has(id)) throw new Error(`${folder}/${name}: there is another row ${id}.`);
      ids.add(id);
    }
  }
  return ids;
}

/** Every citation in a file of tests: IDs of the known areas anywhere, and whatever a title ends with in parentheses. */
function readCitations(ids) {
  const areas = new Set([...ids].map((id) => id.replace(/-.*/, '')));
  const files = findSourceFiles(['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/**/*.e2e.ts']);
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const isFull = fullLinesOf(file, source);
    return source
      .split('\n')
      .flatMap((line, index) =>
        citationsIn(line, areas).map((id) => ({ id, place: `${file}:${index + 1}`, isFull: isFull[index] })),
      );
  });
}

function citationsIn(line, areas) {
  const anywhere = [...line.matchAll(citation)].filter(([, area]) => areas.has(area)).flatMap(expand);
  const inTitles = [...line.matchAll(endOfTitle)].flatMap(([, list]) => list.split(', '));
  return [...new Set([...anywhere, ...inTitles])];
}

function expand([, area, kind, first, last = first]) {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
    const number = String(Number(first) + index);
    return `${area}-${kind}${kind === '' ? number.padStart(2, '0') : number}`;
  });
}

/** A line for each citation of an ID that is not in docs/requirements. */
export function findUnknownRequirements() {
  const ids = readRequirements();
  return readCitations(ids)
    .filter(({ id }) => !ids.has(id))
    .map(({ id, place }) => `${place}: ${folder} has no ${id}.`);
}

/** A line for each row that lost its test in the first tier, and for each that has one though it is listed without. */
export function findRowsOfFullTier() {
  const citations = readCitations(readRequirements());
  const first = new Set(citations.filter(({ isFull }) => !isFull).map(({ id }) => id));
  const full = new Set(citations.map(({ id }) => id).filter((id) => !first.has(id)));
  return [
    ...[...full]
      .filter((id) => !provedInFullAlone.has(id))
      .map(
        (id) =>
          `${id} is proved in the full tier alone: add a test to the first, or a reason to provedInFullAlone (scripts/lib/requirements.mjs)`,
      ),
    ...[...provedInFullAlone.keys()]
      .filter((id) => !full.has(id))
      .map(
        (id) =>
          `${id} is not proved in the full tier alone: take it out of provedInFullAlone (scripts/lib/requirements.mjs)`,
      ),
  ];
}

/** The rows that no test cites; decisions are left out. */
function findUntestedRequirements() {
  const ids = readRequirements();
  const cited = new Set(readCitations(ids).map(({ id }) => id));
  return [...ids].filter((id) => !cited.has(id) && !/-O\d/.test(id));
}

if (import.meta.main) {
  const untested = findUntestedRequirements();
  for (const id of untested) say(id);
  say(`${untested.length} requirements without a test.`);
}
