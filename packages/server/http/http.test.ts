import { brotliDecompressSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorsOf, type Route, routes } from '@strokebook/contract';
import { createReportDrawer, ReportTooLarge } from '@strokebook/reports';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { handleErrors } from './handle-errors.ts';

const MEGABYTE = 1024 * 1024;

describe('requests and replies', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let token: string;
    let port: number;
    let webDir: string;
    beforeAll(async () => {
      database = await openTestDatabase();
      webDir = mkdtempSync(join(tmpdir(), 'strokebook-web-'));
      mkdirSync(join(webDir, 'assets'));
      writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>App</title>');
      writeFileSync(join(webDir, 'assets', 'main-abc123.js'), 'plain();');
      writeFileSync(join(webDir, 'assets', 'main-abc123.js.br'), 'compressed');
      server = await createTestServer(database, { WEB_DIR: webDir });
      await storeAccount(database, { accountId: 1, firstName: 'Ana <b>', lastName: 'Émile' });
      token = await server.tokenOf(1);
      await server.app.listen({ host: '127.0.0.1', port: 0 });
      port = (server.app.server.address() as AddressInfo).port;
    });
    afterAll(async () => {
      await server.close();
      await database.close();
      rmSync(webDir, { recursive: true });
    });

    const putText = (payload: string | Buffer, type = 'application/json') =>
      server.inject({
        method: 'PUT',
        url: '/api/accounts/1/rounds/r1',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        payload,
      });

    /** Sends a body piece by piece until it is complete or the server answers; reports how much was sent. */
    const sendSlowly = (total: number, headers: Record<string, string | number>) =>
      new Promise<{ status: number; sent: number; body: string }>((resolve, reject) => {
        const piece = Buffer.alloc(64 * 1024, ' ');
        const progress = { sent: 0, isAnswered: false };
        const call = httpRequest({
          port,
          method: 'PUT',
          path: '/api/accounts/1/rounds/r1',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        });
        call.on('response', (response) => {
          progress.isAnswered = true;
          let body = '';
          response.on('data', (data) => {
            body += String(data);
          });
          response.on('end', () => {
            call.destroy();
            resolve({ status: response.statusCode ?? 0, sent: progress.sent, body });
          });
        });
        // The server closes connections with bodies that it refuses.
        call.on('error', (error) => (progress.isAnswered ? undefined : reject(error)));
        const write = (): void => {
          while (!progress.isAnswered && progress.sent < total) {
            progress.sent += piece.length;
            if (!call.write(piece)) {
              // Writing to a closed connection discards its unread response, so pieces are sent slowly.
              call.once('drain', () => setTimeout(write, 5));
              return;
            }
          }
          if (!progress.isAnswered) call.end();
        };
        write();
      });

    it('refuses a body of 100 MB by its announced length, before it is sent', async () => {
      const { status, sent, body } = await sendSlowly(100 * MEGABYTE, { 'content-length': 100 * MEGABYTE });
      expect([status, JSON.parse(body).error.code]).toEqual([413, 'BODY_TOO_LARGE']);
      expect(JSON.parse(body).error.message).toBe('The request is too large.');
      expect(sent).toBeLessThan(20 * MEGABYTE);
    });

    it('refuses a body of 100 MB of unannounced length early, keeping none of it', async () => {
      const before = process.memoryUsage().arrayBuffers;
      const { status, sent } = await sendSlowly(100 * MEGABYTE, { 'transfer-encoding': 'chunked' });
      expect(status).toBe(413);
      expect(sent).toBeLessThan(20 * MEGABYTE);
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * MEGABYTE);
    });

    it('refuses a document of a million holes early', async () => {
      const hole = '{"hole":1,"par":4,"score":4}';
      const reply = await putText(`{"holes":[${Array.from({ length: 1_000_000 }, () => hole).join()}]}`);
      expect([reply.statusCode, reply.json().error.code]).toEqual([413, 'BODY_TOO_LARGE']);
    });

    it('refuses as many values as fit into the allowed size, cheaply and with few problems', async () => {
      const values = await putText(`{"holes":[${'0,'.repeat(250_000)}0]}`);
      expect(values.statusCode).toBe(422);
      expect(values.json().error.problems.length).toBeLessThan(210);
      const commas = await putText(`[${','.repeat(500_000)}]`);
      expect([commas.statusCode, commas.json().error.problems]).toEqual([
        400,
        [{ path: '$', message: 'has more than 400000 values' }],
      ]);
    });

    it('refuses deep nesting before anything is built from it', async () => {
      for (const deep of ['['.repeat(400_000), '{"a":'.repeat(80_000), `${'['.repeat(33)}${']'.repeat(33)}`]) {
        const reply = await putText(deep);
        expect([reply.statusCode, reply.json().error.problems]).toEqual([
          400,
          [{ path: '$', message: 'is nested deeper than 32 levels' }],
        ]);
      }
      expect((await putText(`{"x":"${'['.repeat(1_000)}\\"${'{'.repeat(1_000)}"}`)).statusCode).toBe(422);
    });

    it('refuses what is not JSON, what poisons prototypes and what is of another type', async () => {
      for (const [payload, type] of [
        ['{"a":', 'application/json'],
        ['{"__proto__":{"isProductManager":true}}', 'application/json'],
        ['a=1', 'application/x-www-form-urlencoded'],
        ['<a/>', 'text/xml'],
      ] as const) {
        const reply = await putText(payload, type);
        expect([payload, reply.statusCode, reply.json().error.code]).toEqual([payload, 400, 'REQUEST_INVALID']);
      }
      expect((await putText('')).statusCode).toBe(422);
    });

    it('refuses bad parameters and queries with every problem and its path (ERR-O5)', async () => {
      const reply = await server.inject({ url: '/api/accounts/1/rounds?limit=0&page=3' });
      expect([reply.statusCode, reply.json().error.problems.map(({ path }: { path: string }) => path)]).toEqual([
        400,
        ['$.limit', '$.page'],
      ]);
      for (const id of ['abc', '-1', '1e99', '99999999999', '1.5', '%00', '0']) {
        expect([id, (await server.inject({ url: `/api/accounts/${id}/rounds` })).statusCode]).toEqual([id, 400]);
      }
      expect((await server.inject({ url: '/api/accounts/%zz/rounds' })).statusCode).toBe(404);
    });

    it('gives every error one shape with the id of the request', async () => {
      const reply = await server.inject({ url: '/api/profiles/nobody' });
      expect(reply.json()).toEqual({
        error: {
          code: 'NOT_FOUND',
          message: 'Not found, or not open to you.',
          requestId: reply.headers['x-request-id'],
        },
      });
      expect((await server.inject({ url: '/api/no-such-call' })).json().error.code).toBe('NOT_FOUND');
      for (const method of ['DELETE', 'QUERY'] as const) {
        expect((await server.inject({ method: method as 'DELETE', url: '/api/me' })).json().error.code).toBe(
          'NOT_FOUND',
        );
      }
    });

    it('tells of something unforeseen no more than its request id', async () => {
      await database.pool.query('ALTER TABLE rounds RENAME TO rounds_away');
      const reply = await server.inject({ url: '/api/accounts/1/rounds' });
      await database.pool.query('ALTER TABLE rounds_away RENAME TO rounds');
      expect([reply.statusCode, reply.json()]).toEqual([
        500,
        {
          error: {
            code: 'UNEXPECTED',
            message: 'Something went wrong on our side.',
            requestId: reply.headers['x-request-id'],
          },
        },
      ]);
    });

    it('sends security headers, with a policy that runs no foreign or inline script', async () => {
      const { headers } = await server.inject({ url: '/api/health' });
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    });

    it('compresses pages for browsers that accept it (FIRST-11)', async () => {
      const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
      const { rawPayload, headers: answered } = await server.inject({ url: '/', headers });
      expect([answered['content-encoding'], answered['vary']]).toEqual(['br', 'accept-encoding']);
      expect(brotliDecompressSync(rawPayload).toString()).toMatch(/^<!doctype html>/);
    });

    it('serves hashed files for a year and the page always fresh, for every address but the API', async () => {
      const asset = await server.inject({ url: '/assets/main-abc123.js' });
      expect([asset.statusCode, asset.body]).toEqual([200, 'plain();']);
      expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const compressed = await server.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } });
      expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['compressed', 'br']);
      for (const [url, status] of [
        ['/', 200],
        ['/zoe/data-analysis', 404],
        ['/auth?returnUrl=%2F', 200],
      ] as const) {
        const page = await server.inject({ url, headers: { accept: 'text/html' } });
        expect([url, page.statusCode, page.headers['cache-control']]).toEqual([url, status, 'no-cache']);
        expect(page.body).toContain('<title>Strokebook');
        expect(page.body).not.toContain('<title>App</title>');
      }
      for (const url of ['/api/nope', '/api', '/assets/gone.js']) {
        const missing = await server.inject({ url, headers: { accept: url.startsWith('/api') ? 'text/html' : '*/*' } });
        expect([url, missing.statusCode, missing.json().error.code]).toEqual([url, 404, 'NOT_FOUND']);
      }
      const outside = await server.inject({ url: '/..%2f..%2fpackage.json', headers: { accept: 'text/html' } });
      expect(outside.body).not.toContain('strokebook');
      for (const url of ['/%00', '/assets/%5c..%5cmain-abc123.js']) {
        const { statusCode, body } = await server.inject({ url, headers: { accept: 'application/json' } });
        expect([url, statusCode, JSON.parse(body).error.code]).toEqual([url, 404, 'NOT_FOUND']);
      }
    });

    it('refuses a body that is not UTF-8 instead of storing other characters (ERR-O5)', async () => {
      const text = JSON.stringify(scoreOnlyRound('r1', { notes: 'Caf?' }));
      const latin = Buffer.from(text.replace('?', 'é'), 'latin1');
      const { statusCode, body } = await putText(latin);
      expect(statusCode).toBe(400);
      expect(JSON.parse(body).error.problems).toEqual([{ path: '$', message: 'is not UTF-8 text' }]);
    });

    it('draws the initials of an account without a picture, as text and nothing else', async () => {
      const { headers, text } = await server.call('getProfileImage', { params: { accountId: 1 } });
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(text).toContain('>AÉ</text>');
    });

    it('compresses replies for whom accepts it', async () => {
      await putText(JSON.stringify(scoreOnlyRound('r1', { notes: 'wind '.repeat(400) })));
      const url = '/api/accounts/1/rounds/r1';
      const headers = { authorization: `Bearer ${token}` };
      const plain = await server.inject({ url, headers });
      const small = await server.inject({ url, headers: { ...headers, 'accept-encoding': 'gzip' } });
      expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'gzip']);
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    });
  });
});

describe('a server that is still starting', () => {
  it('says so to every call but the one that asks whether it lives, and what is wrong to none (OPS-03)', async () => {
    const app = await createApp(readConfig({ LOG_LEVEL: 'silent', WEB_DIR: '/nowhere' }), () => null);
    expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ status: 'alive' });
    for (const url of ['/api/ready', '/api/settings', '/api/accounts/1/rounds']) {
      const reply = await app.inject({ url });
      expect([url, reply.statusCode, reply.json().error.code]).toEqual([url, 503, 'NOT_READY']);
    }
    await app.close();
  });
});

describe('a report for which there is no room', () => {
  const frame = { paper: 'a4', title: '', author: '', date: '', link: null, productName: '' } as const;
  const data = { ...frame, heading: '', subject: '', subtitle: '', sections: [] };

  it('is refused for a moment, whatever route it is of', async () => {
    const drawer = createReportDrawer({
      maxAtATime: 0,
      maxWaiting: 0,
      maxWaitingPerCaller: 0,
      maxMilliseconds: 20_000,
    });
    const app = Fastify();
    handleErrors(app);
    app.get('/pdf', () => drawer.drawPdf({ caller: 'one', data }));
    app.get('/preview', () => drawer.drawPreview({ caller: 'one', data }));
    for (const url of ['/pdf', '/preview']) {
      const reply = await app.inject({ url });
      expect([url, reply.statusCode, reply.json().error.code]).toEqual([url, 503, 'REPORTS_BUSY']);
    }
    await app.close();
  });

  it('is told of by every route that draws one, and so is one that takes too long', () => {
    const drawing = Object.entries<Route>(routes).filter(
      ([id]) => /Report(?:Pdf)?$/.test(id) && !/^(?:keep|withdraw)/.test(id),
    );
    for (const code of ['REPORTS_BUSY', 'REPORT_TOO_LARGE'] as const) {
      const silent = drawing.filter(([, route]) => !errorsOf(route).has(code));
      expect([code, silent.map(([id]) => id)]).toEqual([code, []]);
    }
  });

  it('says in a sentence that it took too long (ERR-O5)', async () => {
    const app = Fastify();
    handleErrors(app);
    app.get('/pdf', () => Promise.reject(new ReportTooLarge()));
    const reply = await app.inject({ url: '/pdf' });
    expect([reply.statusCode, reply.json().error]).toEqual([
      422,
      expect.objectContaining({ code: 'REPORT_TOO_LARGE', message: expect.stringMatching(/too large to be drawn\./) }),
    ]);
    await app.close();
  });
});
