import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Long, because the duration depends on the machine.
configure({
  asyncUtilTimeout: 10_000,
  // While polling the library discards every error but the last one, and creates that one again at the timeout.
  // Printing the page into each of them took a fifth of a test's time.
  getElementError: (message, container) => {
    const page = isPolling() ? '' : `\n\n${prettyDOM(container)}`;
    const error = new Error(`${message ?? ''}${page}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// In development React records the stack of each element that it creates, for its own messages, up to a number a second.
// No test reads them, and they took a tenth of the time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

/** Whether a `findBy` query or a `waitFor` is running its callback. */
function isPolling(): boolean {
  const config = getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean };
  // oxlint-disable-next-line no-underscore-dangle -- the library has no public name for it
  return config._disableExpensiveErrorDiagnostics === true;
}

/** Width of the simulated window, for media queries; jsdom has no layout. */
export const screenWidth = { pixels: 1280 };

const matches = (query: string): boolean => {
  if (query.includes('prefers-reduced-motion')) return true;
  const min = /min-width: ([\d.]+)px/.exec(query)?.[1];
  return min !== undefined && screenWidth.pixels >= Number(min);
};

const ignore = () => undefined;

window.matchMedia = (query) =>
  ({
    matches: matches(query),
    media: query,
    onchange: null,
    addListener: ignore,
    removeListener: ignore,
    addEventListener: ignore,
    removeEventListener: ignore,
    dispatchEvent: () => false,
  }) as MediaQueryList;

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Menus hide if their target has no position on the screen.
Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 40);

Object.defineProperty(Element.prototype, 'clientWidth', { get: () => screenWidth.pixels });
Object.defineProperty(Element.prototype, 'clientHeight', { get: () => 900 });
// Virtualized lists render as many lines as fit the height of their frame.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => 900 });

// jsdom's animation frames come from an interval that never ends: one that started on a fake clock would stop them for
// all later files.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
const FRAME_MS = 16;
window.requestAnimationFrame = (draw) => Number(startTimer(() => draw(performance.now()), FRAME_MS));
window.cancelAnimationFrame = (frame) => stopTimer(frame);

window.scrollTo = ignore;
Element.prototype.scrollTo = ignore;
Element.prototype.scrollIntoView = ignore;

beforeEach(() => {
  screenWidth.pixels = 1280;
  window.innerWidth = 1024;
  window.innerHeight = 768;
  window.dispatchEvent(new Event('resize'));
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// The test files of a worker share modules. An import that is still running at the end of a file would never finish, and
// the files after it would wait for it.
afterAll(() => vi.dynamicImportSettled());
