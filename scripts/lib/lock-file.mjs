/**
 * The path in a lock file at which the package `from` finds its dependency, as Node looks for it; null if the lock file
 * lacks it.
 */
export function findLocked(packages, from, dependency) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${dependency}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return null;
  }
}

/** The folder whose `node_modules` has the package; '' is the root. */
function parentOf(path) {
  const end = path.lastIndexOf('/node_modules/');
  return end === -1 ? '' : path.slice(0, end);
}
