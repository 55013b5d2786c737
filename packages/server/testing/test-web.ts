import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const page = '<!doctype html><head><title>App</title></head><body><div id="root"></div></body>';
/** Says what it is given and what a visitor may read of the player, so that a test sees all that could be shown. */
const firstScreen = `export async function renderFirstScreen({ href, call }) {
  const [, area, username] = href.split(/[/?]/);
  const key = ['getProfile', { params: { username } }];
  const replies = area === 'player' ? [[key, JSON.parse((await call('/api/profiles/' + username, { method: 'GET' })).body)]] : [];
  const html = JSON.stringify({ href, profile: replies[0]?.[1] }).replaceAll('<', '\\\\u003c');
  return { html, pageKey: href, timeZoneOffsetMinutes: 0, replies };
}`;

/** A folder like that of the built web app, for WEB_DIR; removed after the tests. */
export function createTestWebDir(): string {
  const webDir = mkdtempSync(join(tmpdir(), 'strokebook-web-'));
  writeFileSync(join(webDir, 'index.html'), page);
  mkdirSync(join(webDir, '.server'));
  writeFileSync(join(webDir, '.server/first-screen.js'), firstScreen);
  afterAll(() => rmSync(webDir, { recursive: true }));
  return webDir;
}
