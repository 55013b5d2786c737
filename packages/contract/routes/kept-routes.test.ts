import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Route } from '../route.ts';
import { routes } from '../routes.ts';

const kept = Object.entries<Route>(routes).filter(([, { isKept }]) => isKept === true);

/** Fields with secrets, with files whose address has a token, with messages, and with ways to reach people. */
const privateField =
  /token|secret|password|code$|phone(number)?$|email|birth|message|invitation|sender|variants|mediaUrl|address|expires|device|reason/i;
/** Private fields that kept replies may have, because they are the signed-in account's own. */
const own = ['accountEmail', 'isEmailConfirmed', 'unreadMessages'];
/** Parts of an address that everybody may know. */
const knownParams = ['accountId', 'username', 'shortName', 'courseId'];

/** The names of all fields of a reply. */
function fieldsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...fieldsOf(value),
  ]);
}

describe('a reply that is kept on a device', () => {
  it.each(kept)('was read, as JSON: %s (ENTRY-O62)', (_id, { method, isRead, output }) => {
    expect(method === 'GET' || isRead === true).toBe(true);
    expect(output).not.toHaveProperty('file');
  });

  it.each(kept)('is no administration and no address of a calendar: %s (ENTRY-O62)', (_id, { access, path }) => {
    expect(access.kind).not.toBe('productManager');
    expect(path).not.toMatch(/^\/api\/(admin|auth|payments)\b|\/calendar/);
  });

  it.each(kept.filter(([, { access }]) => access.kind === 'public' || access.kind === 'profile'))(
    'is not behind an address that is a secret: %s (ENTRY-O62)',
    (_id, { path }) => {
      for (const [, param] of path.matchAll(/:(\w+)/g)) expect(knownParams).toContain(param);
    },
  );

  it.each(kept.filter(([, { access }]) => access.kind !== 'public'))(
    'has no secrets, messages and contact data: %s (ENTRY-O62)',
    (id, { params, query, body, output }) => {
      const schemas = [params, query, body, output as z.ZodType].filter((schema) => schema !== undefined);
      const fields = schemas.flatMap((schema) => fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any' })));
      const allowed = id === 'getActiveAccount' ? own : [];
      expect(fields.filter((field) => privateField.test(field) && !allowed.includes(field))).toEqual([]);
    },
  );
});
