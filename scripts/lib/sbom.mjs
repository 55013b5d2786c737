import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';
import { findLocked } from './lock-file.mjs';

/** Where the build writes the list; not committed. */
export const SBOM = 'dist/sbom.cdx.json';

/**
 * What ships inside of packages and is not named by their licenses: the lock file names the package alone.
 */
const containedWorks = [
  {
    name: 'PostgreSQL',
    license: { license: { id: 'PostgreSQL' } },
    in: '@electric-sql/pglite',
    description: 'The embedded database, compiled to WebAssembly.',
    source: 'https://github.com/electric-sql/postgres-pglite',
  },
  {
    name: 'Typst',
    license: { license: { id: 'Apache-2.0' } },
    in: '@myriaddreamin/typst-ts-node-compiler',
    description: 'The compiler of printed reports.',
    source: 'https://github.com/typst/typst',
  },
];

/** Property of a package that is installed on one kind of machine alone, such as 'linux x64 glibc'. */
const PLATFORM = 'strokebook:platform';

/**
 * The licence and provenance list of what ships, in CycloneDX's JSON format: every package of the lock file but those
 * that only development uses, with version, license, hash, platform and dependencies. `npm sbom --omit dev` leaves out
 * packages of workspaces that a development package uses too: react, zod and sharp among them.
 */
export function createSbom() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const runtimeLock = readFileSync(join(root, 'runtime/package-lock.json'));
  const { name, version, packages: installed } = JSON.parse(lock);
  const packages = { ...installed, ...inFolder('runtime', JSON.parse(runtimeLock).packages) };
  const shipped = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && entry.link !== true && entry.dev !== true,
  );
  const components = shipped.map(([path, entry]) => componentOf(path, entry));
  const byRef = new Map(components.map((component) => [component['bom-ref'], component]));
  const contained = containedWorks.map((work) => containedComponent(work, components));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf([lock, runtimeLock])}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `${name}@${version}`,
        name,
        version,
        licenses: [{ license: { id: packages[''].license } }],
      },
      properties: [
        {
          name: PLATFORM,
          value:
            'A component with this property is installed on that platform alone; the list is that of all platforms.',
        },
      ],
    },
    components: [...byRef.values(), ...contained].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: dependenciesOf(packages, `${name}@${version}`, shipped, contained),
  };
}

/** The packages of a lock file in a folder, with paths as they would have in the lock file of the root. */
const inFolder = (folder, packages) =>
  Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => [path === '' ? folder : `${folder}/${path}`, entry]),
  );

/** Which component needs which. The product's own packages are one component, as they ship together. */
function dependenciesOf(packages, product, shipped, contained) {
  const isOwn = (path) => !path.includes('node_modules/');
  const pathOf = (from, dependency) => {
    const path = findLocked(packages, from, dependency);
    return packages[path]?.link === true ? packages[path].resolved : path;
  };
  const refs = new Map(shipped.map(([path, entry]) => [path, refOf(path, entry)]));
  const needs = new Map([[product, new Set()], ...[...refs.values()].map((ref) => [ref, new Set()])]);
  const own = Object.entries(packages).filter(([path]) => /^(packages\/|runtime$)/.test(path) && isOwn(path));
  for (const [path, entry] of [...own, ...shipped]) {
    const of = needs.get(refs.get(path) ?? product);
    // A peer may be missing where it is optional.
    for (const dependency of Object.keys({
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    })) {
      const ref = refs.get(pathOf(path, dependency));
      if (ref !== undefined) of.add(ref);
    }
  }
  for (const { 'bom-ref': ref } of contained) {
    needs.get(ref.slice(ref.indexOf(' in ') + ' in '.length)).add(ref);
    needs.set(ref, new Set());
  }
  return [...needs]
    .map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort(byText) }))
    .sort((a, b) => byText(a.ref, b.ref));
}

const byText = (a, b) => (a < b ? -1 : 1);

/** Writes the list for an operator. */
export function writeSbom() {
  const file = join(root, SBOM);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(createSbom(), null, 1)}\n`);
}

const nameOf = (path, { name: alias }) =>
  alias ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const refOf = (path, entry) => `${nameOf(path, entry)}@${entry.version}`;

function componentOf(path, entry) {
  const { version, license, integrity, optional, devOptional, os, cpu, libc } = entry;
  const name = nameOf(path, entry);
  const platform = [os, cpu, libc].flatMap((part) => (part === undefined ? [] : [[part].flat().join('|')])).join(' ');
  const [algorithm, hash] = integrity.split('-');
  const scope = name.startsWith('@') ? name.split('/')[0] : undefined;
  const plain = scope === undefined ? name : name.slice(scope.length + 1);
  return {
    type: 'library',
    'bom-ref': refOf(path, entry),
    ...(scope === undefined ? {} : { group: scope }),
    name: plain,
    version,
    // Packages for one platform are installed only there.
    scope: optional === true || devOptional === true ? 'optional' : 'required',
    purl: `pkg:npm/${scope === undefined ? '' : `${encodeURIComponent(scope)}/`}${plain}@${version}`,
    hashes: [{ alg: algorithm.replace(/^sha/, 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
    licenses: [/ (AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }],
    ...(platform === '' ? {} : { properties: [{ name: PLATFORM, value: platform }] }),
  };
}

function containedComponent({ name, license, in: packageName, description, source }, components) {
  const carrier = components.find((component) => component['bom-ref'].startsWith(`${packageName}@`));
  if (carrier === undefined) throw new Error(`scripts/lib/sbom.mjs: ${packageName}, which contains ${name}, is gone`);
  return {
    type: 'library',
    'bom-ref': `${name} in ${carrier['bom-ref']}`,
    name,
    description: `${description} Contained in ${carrier['bom-ref']}.`,
    scope: 'required',
    licenses: [license],
    externalReferences: [{ type: 'vcs', url: source }],
  };
}

/** The same lock files give the same list. */
function uuidOf(locks) {
  const hex = createHash('sha256').update(Buffer.concat(locks)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
