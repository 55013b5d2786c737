import { measureCompare } from './compare.ts';
import { measureDashboard } from './dashboard.ts';
import { measureEngine } from './engine.ts';
import { measureHttp } from './http.ts';
import { measureImport } from './import.ts';
import { say } from './lib/table.ts';
import { measureMap } from './map.ts';
import { measureProfile } from './profile.ts';
import { measureReports } from './reports.ts';
import { measureSchedule } from './schedule.ts';
import { measureSearch } from './search.ts';
import { measureSignIn } from './sign-in.ts';
import { measureStart } from './start.ts';
import { measureWeb } from './web.ts';

const parts: Readonly<Record<string, () => Promise<void>>> = {
  compare: measureCompare,
  dashboard: measureDashboard,
  engine: measureEngine,
  http: measureHttp,
  import: measureImport,
  map: measureMap,
  profile: measureProfile,
  reports: measureReports,
  schedule: measureSchedule,
  search: measureSearch,
  'sign-in': measureSignIn,
  start: measureStart,
  web: measureWeb,
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`There is no part '${unknown.join("', '")}': choose among ${Object.keys(parts).join(', ')}.\n`);
  process.exitCode = 2;
} else {
  // One after the other: side by side they would measure each other.
  for (const name of chosen) {
    say(`\n## ${name}\n`);
    await parts[name]?.();
  }
}
