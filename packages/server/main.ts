// Checks the version before loading modules that an older Node cannot parse.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(`Strokebook needs Node 24 or later, and this is ${process.version}: start it with npm start.`);
  process.exitCode = 1;
} else {
  const { run } = await import('./run.ts');
  await run(process.argv.slice(2));
}
