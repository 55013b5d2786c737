import { afterAll, beforeAll } from 'vitest';
import type { FileStore } from '../ports/files/file-store.ts';
import type { TestDatabase } from './test-databases.ts';
import { createTestServer, type TestServer } from './test-server.ts';

type Options = { readonly environment?: Readonly<Record<string, string>>; readonly files?: FileStore };

/**
 * A database and a server for the tests of one suite, opened before its first test and closed after its last. Both can
 * be used in the suite's hooks and tests, but not while tests are collected.
 */
export function useTestServer(
  openTestDatabase: () => Promise<TestDatabase>,
  { environment = {}, files }: Options = {},
): { readonly database: TestDatabase; readonly server: TestServer } {
  let database: TestDatabase | undefined;
  let server: TestServer | undefined;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = await createTestServer(database, environment, files);
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });
  return { database: delegateTo(() => database), server: delegateTo(() => server) };
}

/** A proxy for an object that is created later. */
function delegateTo<T extends object>(current: () => T | undefined): T {
  return new Proxy({} as T, {
    get: (_, key) => {
      const target = current();
      if (target === undefined) throw new Error('the test server is opened before the first test, not earlier');
      return Reflect.get(target, key) as unknown;
    },
  });
}
