import { RoundDocument } from '@strokebook/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CsvColumns } from '../../db/account-tables/csv-columns.ts';
import { holeColumns, shotColumns } from './round-tables.ts';

/** The field names that columns read of an object, at any depth. */
function readBy<Row>(columns: CsvColumns<Row>, field: string): ReadonlySet<string> {
  const read = new Set<string>();
  const recorder = (path: string): object =>
    new Proxy(
      {},
      {
        get: (_target, key) => {
          if (typeof key === 'symbol' || key === 'toString' || key === 'valueOf') return () => '';
          const inner = path === '' ? key : `${path}.${key}`;
          if (path !== '') read.add(inner);
          return key === 'lie' ? 'green' : recorder(inner);
        },
      },
    );
  columns.cellsOf(recorder('') as Row);
  return new Set([...read].filter((path) => path.startsWith(`${field}.`)).map((path) => path.slice(field.length + 1)));
}

/** What a list of an object holds. */
const itemOf = ({ properties = {} }: z.core.JSONSchema.BaseSchema, list: string): z.core.JSONSchema.BaseSchema =>
  (properties[list] as z.core.JSONSchema.BaseSchema).items as z.core.JSONSchema.BaseSchema;

describe('the tables of exported rounds', () => {
  const schema = z.toJSONSchema(RoundDocument, { io: 'input', unrepresentable: 'any' });
  const hole = itemOf(schema, 'holes');
  const shot = itemOf(hole, 'shots');

  it.each([
    ['hole', Object.keys(hole.properties ?? {}).filter((key) => key !== 'shots'), readBy(holeColumns, 'hole')],
    ['shot', Object.keys(shot.properties ?? {}), readBy(shotColumns, 'shot')],
  ])('have a column for every field of a %s, so that no new one is left out of the export', (_kind, fields, read) => {
    expect(fields.filter((field) => ![...read].some((path) => path.split('.')[0] === field))).toEqual([]);
  });
});
