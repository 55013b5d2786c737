import { z } from 'zod';

/**
 * What a name of the specification stands for: the path of our field ('course.name'), with a function if its value has
 * another form there; several if one name fills several fields; null if it follows from other fields and is ignored.
 */
type Spelling = string | Reading | readonly Reading[] | null;
/** `read` returns undefined where the value says nothing of the field. */
type Reading = { readonly field: string; readonly read: (value: unknown) => unknown };

/** The specification's names for the fields of one schema, by their path there ('stats.puttCount'). */
export type Spellings = {
  readonly names: Readonly<Record<string, Spelling>>;
  /** What our fields hold where one of the names is used and nothing else fills them. */
  readonly defaults?: Readonly<Record<string, unknown>>;
};

/** Reads what the schema reads, and has no other methods of it. */
type Reader<Schema extends z.ZodType> = z.ZodType<z.output<Schema>, z.input<Schema>>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Makes a schema read the specification's names for its fields beside ours. Types name only ours; the description lists
 * both, and so does the OpenAPI document. A field that two names fill with different values is refused.
 *
 * @param description comes before the names; a `describe` call on the result would replace them
 */
export function withSpellings<Schema extends z.ZodType>(
  { names, defaults = {} }: Spellings,
  schema: Schema,
  description?: string,
): Reader<Schema> {
  const spelled = Object.entries(names).map(([name, spelling]) => ({ name, readings: readingsOf(spelling) }));
  const firstKeys = new Set(spelled.map(({ name }) => name.split('.')[0] as string));
  const respell = (value: unknown, context: z.RefinementCtx): unknown => {
    if (!isFields(value) || !Object.keys(value).some((key) => firstKeys.has(key))) return value;
    const found = spelled.filter(({ name }) => read(value, name) !== undefined);
    if (found.length === 0) return value;
    let respelled = found.reduce<Fields>((rest, { name }) => without(rest, name), value);
    for (const { name, readings } of found) {
      for (const reading of readings) {
        const meant = reading.read(read(value, name));
        const said = read(respelled, reading.field);
        if (meant === undefined) continue;
        if (said !== undefined && JSON.stringify(said) !== JSON.stringify(meant)) {
          const message = `is another value than that of ${reading.field}`;
          context.addIssue({ code: 'custom', path: name.split('.'), message });
        }
        respelled = write(respelled, reading.field, meant);
      }
    }
    for (const [field, held] of Object.entries(defaults)) {
      if (read(respelled, field) === undefined) respelled = write(respelled, field, held);
    }
    return respelled;
  };
  const text = [...(description === undefined ? [] : [description]), describeSpellings(names)].join('; ');
  return z.preprocess(respell, schema).describe(text) as unknown as Reader<Schema>;
}

/** Makes a schema of a word read the specification's values beside ours, as `withSpellings` does for names. */
export function withValues<Schema extends z.ZodType>(
  values: ReadonlyMap<unknown, z.input<Schema>>,
  schema: Schema,
): Reader<Schema> {
  const text = [...values].map(([theirs, ours]) => `${JSON.stringify(theirs)} for ${JSON.stringify(ours)}`).join(', ');
  return z
    .preprocess((value) => values.get(value) ?? value, schema)
    .describe(`also read: ${text}`) as unknown as Reader<Schema>;
}

/** The names as the descriptions of schemas list them. */
function describeSpellings(names: Spellings['names']): string {
  const texts = Object.entries(names).flatMap(([name, spelling]) =>
    spelling === null
      ? []
      : [
          `${name} for ${readingsOf(spelling)
            .map(({ field }) => field)
            .join(' and ')}`,
        ],
  );
  const ignored = Object.keys(names).filter((name) => names[name] === null);
  return [
    ...(texts.length === 0 ? [] : [`also read: ${texts.join(', ')}`]),
    ...(ignored.length === 0 ? [] : [`accepted and ignored: ${ignored.join(', ')}`]),
  ].join('; ');
}

function readingsOf(spelling: Spelling): readonly Reading[] {
  if (spelling === null) return [];
  if (typeof spelling === 'string') return [{ field: spelling, read: (value) => value }];
  return 'field' in spelling ? [spelling] : spelling;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined if there is none. */
const read = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isFields(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);

/** A copy with a value at a path; what is no object on the way stays, for the schema to refuse. */
function write(fields: Fields, path: string, value: unknown): Fields {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...fields, [key]: value };
  const inner = fields[key] ?? {};
  return isFields(inner) ? { ...fields, [key]: write(inner, rest.join('.'), value) } : fields;
}

/** A copy without the value at a path, and without an object that it leaves empty. */
function without(fields: Fields, path: string): Fields {
  const [key = '', ...rest] = path.split('.');
  const { [key]: held, ...others } = fields;
  if (rest.length === 0 || !isFields(held)) return others;
  const inner = without(held, rest.join('.'));
  return Object.keys(inner).length === 0 ? others : { ...others, [key]: inner };
}
