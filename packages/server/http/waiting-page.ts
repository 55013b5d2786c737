import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

/** Seconds after which the browser asks again. */
const AGAIN_SECONDS = 2;

/** The answer to every page until the server is ready; the browser asks again by itself. */
export function sendWaitingPage(reply: FastifyReply, { productName, isDemo }: Config): FastifyReply {
  const name = escaped(productName);
  const doing = isDemo
    ? 'The demo world is being prepared: players, courses and two seasons of rounds.'
    : 'The server is starting and prepares its database.';
  return reply
    .status(503)
    .header('retry-after', AGAIN_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name} is starting</title>` +
        `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
        `<meta http-equiv="refresh" content="${AGAIN_SECONDS}">` +
        `<style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 16px}</style>` +
        `</head><body><main><h1>${name} is starting</h1>` +
        `<p role="status">${doing} This page opens by itself when it is ready.</p></main></body></html>`,
    );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
