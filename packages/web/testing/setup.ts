import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// What is waited for comes or does not; how soon is the machine's matter.
configure({ asyncUtilTimeout: 10_000 });

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

window.scrollTo = ignore;
Element.prototype.scrollTo = ignore;
Element.prototype.scrollIntoView = ignore;

beforeEach(() => {
  screenWidth.pixels = 1280;
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
