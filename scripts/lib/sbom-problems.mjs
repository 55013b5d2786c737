import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';
import { createSbom } from './sbom.mjs';

/**
 * What the product imports at run time, found in the installed packages and not in the lock file, that the list of what
 * ships lacks or describes differently: a line for each.
 */
export function findSbomProblems() {
  const { components, dependencies: edges } = createSbom();
  const listed = new Map(components.map((component) => [component['bom-ref'], component]));
  const needs = new Map(edges.map(({ ref, dependsOn }) => [ref, new Set(dependsOn)]));
  const product = refOf(join(root, 'package.json'));
  const problems = [];
  const seen = new Set();
  const visit = (manifestPath) => {
    if (seen.has(manifestPath)) return;
    seen.add(manifestPath);
    const { name, version, license, dependencies, optionalDependencies } = JSON.parse(
      readFileSync(manifestPath, 'utf8'),
    );
    if (manifestPath.includes('node_modules')) {
      const component = listed.get(`${name}@${version}`);
      const [first] = component?.licenses ?? [];
      if (component === undefined) problems.push(`the SBOM lacks ${name}@${version}`);
      else if (component.hashes.length === 0) problems.push(`the SBOM has no hash of ${name}@${version}`);
      else if (typeof license === 'string' && (first.expression ?? first.license.id) !== license)
        problems.push(`the SBOM names another license of ${name}@${version} than ${license}`);
    }
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (dependency.startsWith('@strokebook/')) continue;
      const path = findManifest(dependency, dirname(manifestPath));
      if (path === null) continue;
      const needed = refOf(path);
      // The product's own packages are one component.
      const by = manifestPath.includes('node_modules') ? `${name}@${version}` : product;
      if (needs.get(by)?.has(needed) !== true) problems.push(`the SBOM does not say that ${by} needs ${needed}`);
      visit(path);
    }
  };
  for (const manifest of globSync('packages/*/package.json', { cwd: root })) visit(join(root, manifest));
  if (seen.size < 100)
    problems.push(`only ${seen.size} installed packages were found: the check of the SBOM is broken`);
  return problems;
}

function refOf(manifestPath) {
  const { name, version } = JSON.parse(readFileSync(manifestPath, 'utf8'));
  return `${name}@${version}`;
}

/** Looks where Node looks; null for a package of another platform, which is not installed. */
function findManifest(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(path)) return path;
    if (dirname(folder) === folder || !folder.startsWith(root)) return null;
  }
}
