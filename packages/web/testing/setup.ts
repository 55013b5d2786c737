import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// What is waited for comes or does not; how soon is the machine's matter.
configure({
  asyncUtilTimeout: 10_000,
  // While the library polls it drops every error but the last one, and makes that one again when the time is up.
  // Printing the page into each of them took a fifth of the time of a test.
  getElementError: (message, container) => {
    const page = isPolling() ? '' : `\n\n${prettyDOM(container)}`;
    const error = new Error(`${message ?? ''}${page}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

/** Whether a `findBy` query or a `waitFor` is trying its callback. */
function isPolling(): boolean {
  const config = getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean };
  // oxlint-disable-next-line no-underscore-dangle -- the library has no public name for it
  return config._disableExpensiveErrorDiagnostics === true;
}

/** Width of the pretended window, for media queries; jsdom has no layout. */
export const screenWidth = { pixels: 1280 };

const matches = (query: string): boolean => {
  if (query.includes('prefers-reduced-motion')) return true;
  const least = /min-width: ([\d.]+)px/.exec(query)?.[1];
  return least !== undefined && screenWidth.pixels >= Number(least);
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

// Menus hide when what they hang on has no place on the screen.
Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 40);

Object.defineProperty(Element.prototype, 'clientWidth', { get: () => screenWidth.pixels });
Object.defineProperty(Element.prototype, 'clientHeight', { get: () => 900 });
// Long lists draw as many lines as their frame is high.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => 900 });

// jsdom's own frames come from an interval that never ends: one that began on a faked clock stops them for all later files.
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
