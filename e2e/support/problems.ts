import { type BrowserContext, expect } from '@playwright/test';

/** Problems in the browser that a test did not assert. */
export type Problems = {
  /** Watches every page of a context and blocks requests to other machines. */
  readonly watch: (context: BrowserContext) => Promise<void>;
  /** Declares a problem that the test causes. An expected problem that does not occur is a failure too. */
  readonly expect: (pattern: RegExp) => void;
  /** Fails on unexpected problems, and on expected ones that did not occur. */
  readonly check: () => void;
};

const isLoopback = (url: URL): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) || url.hostname.endsWith('.localhost');
const leaves = (url: URL): boolean => ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && !isLoopback(url);

/** Errors that the browser reports for a stopped server, also for connections that it kept open. */
export const serverIsAway = /ERR_(?:CONNECTION_|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED|CONTENT_LENGTH)/;

/** A warning that Playwright logs while it blocks service workers. */
const workerIsBlocked = 'Service Worker registration blocked by Playwright';

export function createProblems(): Problems {
  const found: string[] = [];
  const expected: RegExp[] = [];
  return {
    watch: async (context) => {
      await context.route(leaves, async (route) => {
        found.push(`request that leaves this machine: ${route.request().url()}`);
        await route.abort('blockedbyclient');
      });
      await context.routeWebSocket(leaves, async (socket) => {
        found.push(`socket that leaves this machine: ${socket.url()}`);
        await socket.close();
      });
      context.on('console', (message) => {
        if (message.text() === workerIsBlocked) return;
        if (message.type() === 'error' || message.type() === 'warning')
          found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => found.push(`page error: ${error.error().message}`));
      // Chromium logs most violations, but not those that a page's own handler suppresses.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
    },
    expect: (pattern) => void expected.push(pattern),
    check: () => {
      const unexpected = found.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      const missing = expected.filter((pattern) => !found.some((problem) => pattern.test(problem)));
      expect(unexpected, 'problems in the browser').toEqual([]);
      expect(missing, 'problems that were expected and did not come').toEqual([]);
    },
  };
}
