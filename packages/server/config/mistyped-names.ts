import { editDistance } from '@strokebook/golf/calendar';
import type { Environment } from './reader.ts';
import { settingNames } from './setting-names.ts';

/** Singular for plural of a word in -y (`SMS_COUNTRY` for `SMS_COUNTRIES`), or one typing error in four characters. */
const maxErrorsOf = (name: string): number => Math.min(3, Math.floor(name.length / 4));

const known: ReadonlySet<string> = new Set(settingNames);

/** A sentence for each variable whose name is close to that of a setting, without its value, which may be secret. */
export function describeMistypedNames(environment: Environment): readonly string[] {
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = findClosest(name);
      return meant === null ? [] : [`${name} is set, but there is no such setting and it is ignored: ${meant} is one`];
    });
}

function findClosest(name: string): string | null {
  const upper = name.toUpperCase();
  const [closest] = settingNames
    // Names of other programs often differ in the first word alone: AWS_… and S3_….
    .filter((setting) => setting[0] === upper[0])
    .map((setting) => ({ setting, errors: editDistance(upper, setting) }))
    .filter(({ setting, errors }) => errors <= maxErrorsOf(setting))
    .toSorted((a, b) => a.errors - b.errors);
  return closest?.setting ?? null;
}
