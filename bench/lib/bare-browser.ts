import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs } from '../../scripts/lib/chromium.mjs';
import { type Screen, watchFor } from './in-page.ts';
import { withDirectory } from './server.ts';

/** A visit with an empty cache, as after a release. */
export type ColdVisit = {
  readonly address: string;
  readonly idToken: string;
  /** CPU throttling factor. */
  readonly rate: number;
  /** The screen to wait for. */
  readonly screen: Screen;
  readonly width?: number;
  readonly height?: number;
  /** Initial session storage. */
  readonly session?: Readonly<Record<string, string>>;
};

/** Resolves to the milliseconds until the screen was painted. */
export type TimeColdVisit = (visit: ColdVisit) => Promise<number>;

type Answer = {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
};
type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

/**
 * Starts a Chromium without Playwright. Playwright enables the inspector, which parses the app's whole script once more
 * as soon as it creates an error object (React creates five when it loads): a tenth of a cold start on a slow
 * processor, which users do not have.
 */
export function withBareBrowser<T>(executablePath: string, use: (time: TimeColdVisit) => Promise<T>): Promise<T> {
  return withDirectory(async (directory) => {
    const args = [...chromiumArgs, '--headless', '--remote-debugging-port=0', `--user-data-dir=${directory}`];
    const child = spawn(executablePath, [...args, '--no-first-run', 'about:blank'], { stdio: 'ignore' });
    const ended = once(child, 'close');
    try {
      const socket = new WebSocket(await addressOf(directory, () => child.exitCode === null));
      await once(socket, 'open');
      const closed = once(socket, 'close');
      const send = protocolOf(socket);
      try {
        return await use((visit) => timeVisit(send, visit));
      } finally {
        // If the command is a script that starts the browser, killing the script would leave the browser running. The
        // browser may close the connection before it answers.
        void send('Browser.close');
        await closed;
      }
    } finally {
      child.kill();
      await ended;
    }
  });
}

const POLL_MS = 20;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** The debugging address, which the browser writes to a file once it listens. */
async function addressOf(directory: string, isRunning: () => boolean): Promise<string> {
  const file = join(directory, 'DevToolsActivePort');
  while (isRunning()) {
    const [port, path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port !== undefined && path !== undefined) return `ws://127.0.0.1:${port}${path}`;
    await pause();
  }
  throw new Error('Chromium ended before it listened.');
}

let lastId = 0;

function protocolOf(socket: WebSocket): Send {
  return (method, params = {}, sessionId) => {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<Record<string, unknown>>((resolve, reject) => {
      const listen = ({ data }: MessageEvent): void => {
        const answer = JSON.parse(String(data)) as Answer;
        if (answer.id !== id) return;
        socket.removeEventListener('message', listen);
        if (answer.error === undefined) resolve(answer.result ?? {});
        else reject(new Error(`${method}: ${answer.error.message}`));
      };
      socket.addEventListener('message', listen);
    });
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return answered;
  };
}

async function timeVisit(send: Send, visit: ColdVisit): Promise<number> {
  const { address, idToken, rate, screen, width = 1280, height = 800, session = {} } = visit;
  const { browserContextId } = await send('Target.createBrowserContext');
  const page = { url: 'about:blank', browserContextId, width, height };
  const { targetId } = await send('Target.createTarget', page);
  const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  const source = `
    localStorage.setItem('strokebook.idToken', ${JSON.stringify(idToken)});
    Object.assign(sessionStorage, ${JSON.stringify(session)});
    (${watchFor.toString()})(${JSON.stringify(screen)});`;
  await send('Page.enable', {}, sessionId);
  await send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId);
  await send('Emulation.setCPUThrottlingRate', { rate }, sessionId);
  await send('Page.navigate', { url: address }, sessionId);
  const wanted = { expression: 'window.watched.loaded', awaitPromise: true, returnByValue: true };
  const { result } = (await send('Runtime.evaluate', wanted, sessionId)) as { result: { value: number } };
  await send('Target.disposeBrowserContext', { browserContextId });
  return result.value;
}
