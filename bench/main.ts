import { measureAim } from './aim.ts';
import { measureCompare } from './compare.ts';
import { measureDashboard } from './dashboard.ts';
import { measureEngine } from './engine.ts';
import { measureEntry } from './entry.ts';
import { measureHttp } from './http.ts';
import { measureImport } from './import.ts';
import { isSmall, sized } from './lib/size.ts';
import { printLine } from './lib/table.ts';
import { measureMap } from './map.ts';
import { measurePaint } from './paint.ts';
import { measureProfile } from './profile.ts';
import { measureReports } from './reports.ts';
import { measureScale } from './scale.ts';
import { measureSchedule } from './schedule.ts';
import { measureSearch } from './search.ts';
import { measureSignIn } from './sign-in.ts';
import { measureStart } from './start.ts';
import { measureTeam } from './team.ts';
import { measureWeb } from './web.ts';

const parts: Readonly<Record<string, () => Promise<void>>> = {
  aim: measureAim,
  compare: measureCompare,
  dashboard: measureDashboard,
  engine: measureEngine,
  entry: measureEntry,
  http: measureHttp,
  import: measureImport,
  map: measureMap,
  paint: measurePaint,
  profile: measureProfile,
  reports: measureReports,
  scale: measureScale,
  schedule: measureSchedule,
  search: measureSearch,
  'sign-in': measureSignIn,
  start: measureStart,
  team: measureTeam,
  web: measureWeb,
};

const named = process.argv.slice(2).filter((word) => word !== '--small');
const chosen = named.length > 0 ? named : Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`There is no part '${unknown.join("', '")}': choose among ${Object.keys(parts).join(', ')}.\n`);
  process.exitCode = 2;
} else await measure(chosen);

/**
 * Runs the parts one after the other, because parallel parts would affect each other. A small run measures nothing, so
 * two parts run at a time and tables are not printed. A failed part does not stop the others.
 */
async function measure(names: readonly string[]): Promise<void> {
  const waiting = [...names];
  const failed: string[] = [];
  const runWaiting = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      printLine(`\n## ${name}\n`);
      try {
        await parts[name]?.();
      } catch (error) {
        failed.push(name);
        process.stderr.write(`The part '${name}' failed: ${error instanceof Error ? error.stack : String(error)}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: sized(1, 2) }, runWaiting));
  if (failed.length > 0) process.exitCode = 1;
  const report = { passed: names.length - failed.length, failed: failed.length };
  if (isSmall) process.stdout.write(`${JSON.stringify(report)}\n`);
}
