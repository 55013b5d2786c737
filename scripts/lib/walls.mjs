import { cruise } from 'dependency-cruiser';
import { root } from './bootstrap.mjs';
import { findSourceFiles } from './source-files.mjs';

/** Below this share of read source files the check fails, because it could not read the code. */
const MIN_SHARE_READ = 0.9;

/** Allowed imports among the packages, of a package or of one of its doors; all others are errors. */
const allowedImports = {
  golf: [],
  documents: ['golf'],
  demo: ['golf'],
  contract: ['golf', 'documents'],
  importers: ['golf', 'contract'],
  charts: [],
  reports: ['golf', 'documents'],
  server: ['contract', 'golf', 'documents', 'demo', 'importers', 'reports'],
  web: ['contract', 'golf', 'documents', 'charts', 'importers/rounds'],
};

const testFiles = '(\\.test\\.tsx?$|/testing/|/vite(st)?\\.config\\.ts$)';

const packageRules = Object.entries(allowedImports).map(([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `packages/${name} may import ${allowed.length === 0 ? 'no other package' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: testFiles },
  to: { path: '^packages/([^/]+)/', pathNot: [`^packages/(${[name, ...allowed].join('|')})/`] },
}));

const rules = [
  ...packageRules,
  {
    name: 'no-cycles',
    comment: 'No file imports itself through others, not even types.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'engine-imports-nothing',
    comment: 'The engine and its documents have no dependencies.',
    severity: 'error',
    from: { path: '^packages/(golf|documents)/', pathNot: testFiles },
    to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
  },
  {
    name: 'importers-of-rounds-run-in-browsers',
    comment: 'packages/importers/rounds and tables run in browsers, which have nothing of Node.',
    severity: 'error',
    from: { path: '^packages/importers/(rounds|tables)/', pathNot: testFiles },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'importers-have-doors',
    comment: 'The folders of packages/importers import nothing of each other, but tables and the door of rounds.',
    severity: 'error',
    from: { path: '^packages/importers/([^/]+)/' },
    to: {
      path: '^packages/importers/',
      pathNot: ['^packages/importers/$1/', '^packages/importers/tables/', '^packages/importers/rounds/index\\.ts$'],
    },
  },
  {
    name: 'web-features-are-islands',
    comment: 'Features never import each other; pages compose them.',
    severity: 'error',
    from: { path: '^packages/web/features/([^/]+)/' },
    to: { path: '^packages/web/features/([^/]+)/', pathNot: '^packages/web/features/$1/' },
  },
  {
    name: 'server-features-are-islands',
    comment: 'Features never import each other.',
    severity: 'error',
    from: { path: '^packages/server/features/([^/]+)/', pathNot: testFiles },
    to: { path: '^packages/server/features/([^/]+)/', pathNot: '^packages/server/features/$1/' },
  },
  {
    name: 'queries-only-in-their-places',
    comment: 'Only db/, seed/ and features/*/queries.ts touch the query builder.',
    severity: 'error',
    from: { path: '^packages/server/', pathNot: ['^packages/server/(db|seed)/', '/[a-z-]*queries\\.ts$', testFiles] },
    to: { path: ['node_modules/drizzle-orm', 'node_modules/pg/'] },
  },
  {
    name: 'no-undeclared-dependencies',
    comment: 'A package uses what its package.json names.',
    severity: 'error',
    from: { path: '^packages/', pathNot: testFiles },
    // Workspaces have no dependency type of their own; `allowedImports` covers imports among them.
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'], pathNot: '^packages/' },
  },
];

/** Lists forbidden imports among the packages. */
export async function findForbiddenImports() {
  const result = await cruise(['packages'], {
    baseDir: root,
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    exclude: { path: '(^|/)dist[^/]*/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
    validate: true,
    ruleSet: { forbidden: rules },
  });
  const { summary } = result.output;
  const own = result.output.modules.filter((module) => /^packages\/.*\.tsx?$/.test(module.source)).length;
  const files = findSourceFiles(['packages/**/*.{ts,tsx}']);
  if (own < files.length * MIN_SHARE_READ) {
    return [`Only ${own} of ${files.length} source files were read: the walls were not checked.`];
  }
  return summary.violations.map(
    ({ rule, from, to }) =>
      `${from} -> ${to}: ${rules.find((candidate) => candidate.name === rule.name)?.comment ?? rule.name}`,
  );
}
