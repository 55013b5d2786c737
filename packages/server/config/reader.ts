import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import type { z } from 'zod';
import { ConfigError } from './config-error.ts';
import type { SettingName } from './setting-names.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Reader = ReturnType<typeof createReader>;

type Problem = { readonly name: SettingName; readonly sentence: string };

/** What the guides write where a value is to be filled in: '…', or three dots at the end, or the word in an address. */
const placeholder = /…|\.\.\.(@|$)|:PASSWORD@/;

/** Reads variables one by one and collects their problems. */
export function createReader(environment: Environment) {
  const problems: Problem[] = [];
  const unfilled = new Set<SettingName>();
  const text = (name: SettingName): string | null => {
    const value = environment[name]?.trim();
    if (value === undefined || value === '') return null;
    if (placeholder.test(value)) unfilled.add(name);
    return value;
  };
  const problem = (name: SettingName, sentence: string): void => {
    problems.push({ name, sentence });
  };
  const refuse = (name: SettingName, need: string): void => problem(name, `must be ${need}, but is '${text(name)}'`);
  const optionalWholeNumber = (name: SettingName, min: number, max: number): number | null => {
    const value = text(name);
    if (value === null) return null;
    if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    refuse(name, `a whole number from ${min} to ${max}`);
    return null;
  };
  return {
    text,
    optionalWholeNumber,
    wholeNumber: (name: SettingName, otherwise: number, min: number, max: number): number =>
      optionalWholeNumber(name, min, max) ?? otherwise,
    flag(name: SettingName, otherwise: boolean): boolean {
      const value = text(name)?.toLowerCase();
      if (value === undefined) return otherwise;
      if (['on', 'true', '1', 'yes'].includes(value)) return true;
      if (['off', 'false', '0', 'no'].includes(value)) return false;
      refuse(name, "'on' or 'off'");
      return otherwise;
    },
    choice<const T extends string>(name: SettingName, choices: readonly T[], otherwise: T): T {
      const value = text(name);
      if (value === null) return otherwise;
      const chosen = choices.find((choice) => choice === value);
      if (chosen === undefined) refuse(name, `one of ${choices.join(', ')}`);
      return chosen ?? otherwise;
    },
    day(name: SettingName): CalendarDay | null {
      const value = text(name);
      if (value === null || isCalendarDay(value)) return value;
      refuse(name, 'a day of the form yyyy-MM-dd');
      return null;
    },
    url(name: SettingName, protocols: readonly string[]): string | null {
      const value = text(name);
      if (value === null) return null;
      const protocol = URL.canParse(value) ? new URL(value).protocol : null;
      if (protocol !== null && protocols.includes(protocol)) return value;
      // The value itself may contain a password, so it is not printed.
      const isCut = protocols.some((one) => value.startsWith(`${one}//`));
      problem(
        name,
        isCut
          ? 'cannot be read as an address: write letters such as / and @ of a password as %2F and %40'
          : `must be an address that begins with ${protocols.join('// or ')}//`,
      );
      return null;
    },
    /** Reads a JSON list; null if missing, empty if invalid. `of` names the listed things. */
    jsonList<Item>(name: SettingName, schema: z.ZodType<Item[]>, of: string): readonly Item[] | null {
      const value = text(name);
      if (value === null) return null;
      const parsed = schema.safeParse(parseJson(value));
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      const place = issue === undefined || issue.path.length === 0 ? '' : ` ${issue.path.join('.')}`;
      problem(name, `must be a JSON list of ${of}, but${place}: ${issue?.message}`);
      return [];
    },
    /** Reports a problem of a variable without its value, which may be secret. */
    problem,
    finish(): void {
      const all = [
        ...[...unfilled].map((name) => ({
          name,
          sentence: 'still has the placeholder of the guide: fill in its value',
        })),
        // What else is wrong with a value that was not filled in goes away with it.
        ...problems.filter(({ name }) => !unfilled.has(name)),
      ];
      if (all.length > 0) throw new ConfigError(all.map(({ name, sentence }) => `${name}: ${sentence}`));
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
