import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const page = '<!doctype html><head><title>App</title></head><body><div id="root"></div></body>';
/** Says what it is given, so that a test sees all that could be shown. */
const firstScreen = `export const renderFirstScreen = (screen) => JSON.stringify(screen).replaceAll('<', '\\\\u003c');`;

/** A folder like that of the built web app, for WEB_DIR; removed after the tests. */
export function createTestWebDir(): string {
  const webDir = mkdtempSync(join(tmpdir(), 'strokebook-web-'));
  writeFileSync(join(webDir, 'index.html'), page);
  mkdirSync(join(webDir, '.server'));
  writeFileSync(join(webDir, '.server/first-screen.js'), firstScreen);
  afterAll(() => rmSync(webDir, { recursive: true }));
  return webDir;
}
