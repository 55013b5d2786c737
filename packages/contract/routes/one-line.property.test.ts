import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Route } from '../route.ts';
import { routes } from '../routes.ts';
import { cleanLine, nameLine } from '../schemas/one-line.ts';

/** Texts of several lines, and whole files. */
const severalLines = new Set(['notes', 'note', 'noteBefore', 'about', 'body', 'message', 'csv']);
/** What is compared with something stored, and not stored. */
const compared = [
  'token',
  'username',
  'sender',
  'standardName',
  'password',
  'newPassword',
  'currentPassword',
  'version',
  'website',
];
/** What screens have written as JSON. */
const pageStates = ['leftFilter', 'rightFilter', 'leftComponentSelections', 'rightComponentSelections'];
const isOneLine = (name: string): boolean =>
  // The note of support is one line; notes of events and rounds are texts.
  (name === 'reason.note' || !severalLines.has(last(name))) &&
  ![...compared, ...pageStates, 'metricsSelections'].includes(last(name)) &&
  !/(^id|Id)$/.test(last(name));
const last = (name: string): string => name.split('.').at(-1) ?? '';

type Field = { readonly name: string; readonly schema: z.ZodType };
type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
} & { readonly [Part in 'element' | 'innerType' | 'valueType' | 'in' | 'out' | 'left' | 'right']?: z.ZodType };
const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** All texts of a schema, each with everything that is done to it. */
function textsOf(schema: z.ZodType, name: string): readonly Field[] {
  const { type, shape = {}, options = [], ...parts } = definitionOf(schema);
  if (type === 'string') return [{ name, schema }];
  if (type === 'pipe' && parts.in !== undefined) {
    const before = definitionOf(parts.in).type;
    if (before === 'string') return [{ name, schema }];
    // A schema behind a transformation says more than the transformation.
    return textsOf(before === 'transform' && parts.out !== undefined ? parts.out : parts.in, name);
  }
  const inner = [parts.element, parts.innerType, parts.valueType, parts.left, parts.right, ...options];
  return [
    ...Object.entries(shape).flatMap(([key, value]) => textsOf(value, name === '' ? key : `${name}.${key}`)),
    ...inner.flatMap((one) => (one === undefined ? [] : textsOf(one, name))),
  ];
}

const stored = Object.entries<Route>(routes)
  .filter(([, { method, isRead }]) => method !== 'GET' && isRead !== true)
  .flatMap(([id, { query, body }]) =>
    [query, body].flatMap((schema) =>
      schema === undefined ? [] : textsOf(schema, '').map(({ name, schema: text }) => ({ id, name, text })),
    ),
  )
  .filter(({ name }) => isOneLine(name));

const hidden = [
  '\r',
  '\n',
  '\t',
  '\u0000',
  '\u0007',
  '\u001b',
  '\u0085',
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u200f',
].concat(
  ['\u2028', '\u2029', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\u2066', '\u2067', '\u2068'],
  ['\u2069', '\u2800', '\u3164', '\u115f', '\uffa0', '\u034f', '\u180e', '\ufeff', '\u{e0041}'],
);
const letters = fc.stringMatching(/^[A-Za-z]{1,4}$/);
const withHidden = fc
  .tuple(letters, fc.constantFrom(...hidden), letters)
  .map(([before, character, after]) => `${before}${character}${after}`);

/** Texts of pages that are opened for them, real events and courses that are called after a site, and what only support writes. */
const mayHaveAddress = [
  /^(create|update)News /,
  /ScheduleEvent tournament\./,
  /^(putRound|importRounds) /,
  /Course(s)? /,
  /Resume(Settings|Report) /,
  /(Qualifier|TeamEvent) (change\.)?answers\.(name$|rounds\.)/,
  /^(putCoursePlan|suggestTarget) tee$/,
  / reason\.note$/,
];

describe('a text that others read without having asked for it', () => {
  it.each(stored.filter(({ id, name }) => !mayHaveAddress.some((one) => one.test(`${id} ${name}`))))(
    'carries no web address: $id $name (DATA-O63)',
    ({ text }) => {
      expect(text.safeParse('win at evil.example').success).toBe(false);
    },
  );
});

describe('a text of one line', () => {
  it.each(stored)('stores nothing that hides or reorders it: $id $name (DATA-O62)', ({ text }) => {
    fc.assert(
      fc.property(withHidden, (line) => {
        const reading = text.safeParse(line);
        expect(reading.success ? reading.data : cleanLine(line)).toBe(cleanLine(line));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps no variant of a sign whose letter was hidden (DATA-O62)', () => {
    expect(cleanLine('\uffa0\ufe0f')).toBe('');
  });

  it('cleaned once is clean, whatever it was (DATA-O62)', () => {
    const line = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hidden, '\u200d', '\ufe0f', 'न')));
    fc.assert(
      fc.property(line, (parts) => {
        const once = cleanLine(parts.join(''));
        expect(cleanLine(once)).toBe(once);
      }),
    );
  });

  it.each([
    'Müller',
    '大洗GC',
    "O'Hara",
    'علی\u200cرضا',
    'क\u094d\u200dष',
    'Cup ⛳\ufe0f',
    '👨\u200d👩\u200d👧 Open',
    '葛\u{e0100}城',
  ])('keeps what belongs to a script or a sign: %s (DATA-O62)', (name) => {
    expect(cleanLine(name)).toBe(name);
    expect(nameLine(60).safeParse(name).success).toBe(true);
  });

  it.each(['\u200b', '\u2800', '\u3164', '-', '…', '\u0301', 'Pay\u200cpal', 'a\u202eb', 'a\nb'])(
    'is no name where it cannot be read as what it is: %j (DATA-O62)',
    (name) => {
      expect(nameLine(60).safeParse(name).success).toBe(false);
    },
  );
});
