import type { Random } from '@strokebook/demo';

const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);

/** Values that break careless code: limits of types, wrong types, text that could be interpreted. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  'NaN',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '😀'.repeat(50),
  'x'.repeat(5_000),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; DROP TABLE rounds; --",
  '<script>alert(1)</script>',
  '=1+1',
  '#set text(red)',
  '${7*7}',
  '%00%ff',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-000001-01-01',
  '2026-06-15T12:00:00Z',
  '00000000-0000-4000-8000-000000000000',
  '+15550100001',
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  deep(30),
  Array.from({ length: 500 }, (_, index) => index),
];

/** A copy, because the next mutation may modify it. */
const hostile = (random: Random): unknown => structuredClone(random.pick(hostileValues));

/** Values in earlier answers to a caller by field name: existing ids take a call past the first check. */
export type Harvest = Map<string, unknown[]>;

/** Lists of people, one of whom a call names by `memberId` or `playerId`. */
const listsOfPeople: ReadonlySet<string> = new Set(['requests', 'players', 'coaches', 'members', 'circle']);

const MAX_PER_FIELD = 50;
const MAX_HARVEST_DEPTH = 6;
const MAX_ITEMS_READ = 5;

/** Records the plain values of an answer. */
export function harvest(known: Harvest, value: unknown, name = '', depth = 0): void {
  if (depth > MAX_HARVEST_DEPTH || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, MAX_ITEMS_READ)) harvest(known, item, name, depth + 1);
  } else if (typeof value === 'object') {
    if (listsOfPeople.has(name) && 'accountId' in value) {
      for (const field of ['memberId', 'playerId']) harvest(known, value.accountId, field, depth + 1);
    }
    for (const [key, item] of Object.entries(value)) harvest(known, item, key, depth + 1);
  } else if (name !== '' && (typeof value === 'string' ? value.length < 100 : typeof value === 'number')) {
    const values = known.get(name) ?? [];
    known.set(name, values);
    if (!values.includes(value)) values.push(value);
    if (values.length > MAX_PER_FIELD) values.shift();
  }
}

type Place = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string | number };

/** All positions in a value that can be replaced. */
function placesOf(value: unknown): Place[] {
  const places: Place[] = [];
  const visit = (holder: unknown): void => {
    if (Array.isArray(holder)) {
      for (const [key, item] of holder.entries()) {
        places.push({ holder, key });
        visit(item);
      }
    } else if (typeof holder === 'object' && holder !== null) {
      for (const [key, item] of Object.entries(holder)) {
        places.push({ holder: holder as Record<string, unknown>, key });
        visit(item);
      }
    }
  };
  visit(value);
  return places;
}

/**
 * Puts values of earlier answers into fields of the same name, so that a call concerns existing data.
 *
 * @param share how many of the fields get one
 */
export function fillWithKnown(random: Random, value: Record<string, unknown>, known: Harvest, share: number): void {
  for (const { holder, key } of placesOf(value)) {
    const seen = seenOf(known, key);
    if (seen.length > 0 && random.chance(share)) (holder as Record<string | number, unknown>)[key] = random.pick(seen);
  }
}

/** A list `roundIds` uses values of the field `roundId`. */
const seenOf = (known: Harvest, key: string | number): readonly unknown[] =>
  known.get(String(key)) ?? known.get(String(key).replace(/s$/, '')) ?? [];

/** Changes one to three positions of a plain value in place. */
export function mutate(random: Random, value: Record<string, unknown>, known: Harvest): void {
  for (let change = 0; change <= random.int(0, 2); change += 1) {
    const places = placesOf(value);
    if (places.length === 0) return;
    const { holder, key } = random.pick(places);
    const slot = holder as Record<string | number, unknown>;
    const seen = seenOf(known, key);
    const kind = random.int(0, 9);
    if (kind < 4 && seen.length > 0) slot[key] = random.pick(seen);
    else if (kind === 4 && !Array.isArray(holder)) delete slot[key];
    else if (kind === 5 && !Array.isArray(holder)) slot[`${key}X`] = hostile(random);
    else if (kind === 6 && Array.isArray(holder)) holder.push(...holder.slice(0, 20), ...holder.slice(0, 20));
    else if (kind === 7 && typeof slot[key] === 'number') slot[key] = slot[key] + random.pick([-1, 1, 0.5, 1e6, -1e6]);
    else slot[key] = hostile(random);
  }
}
