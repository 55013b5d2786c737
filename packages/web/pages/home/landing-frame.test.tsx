import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LandingFrame } from './landing-frame.tsx';

/** The distance of every element from the top of the window in these tests. */
const TOP = 10;

function showFrame() {
  render(<LandingFrame src="https://sister.example" productName="Strokebook" />);
  return screen.getByTitle('Strokebook');
}
const setWindowHeight = (pixels: number) => {
  window.innerHeight = pixels;
};

it('the landing frame is as high as the rest of the window, also after the window is resized (ROUTE-07)', () => {
  const frame = showFrame();
  expect(frame.style.height).toBe(`${768 - TOP}px`);
  setWindowHeight(500);
  fireEvent(window, new Event('resize'));
  expect(frame.style.height).toBe(`${500 - TOP}px`);
});

it('the landing frame is measured again a second after it has loaded (ROUTE-08)', () => {
  vi.useFakeTimers();
  const frame = showFrame();
  setWindowHeight(600);
  fireEvent.load(frame);
  act(() => void vi.advanceTimersByTime(999));
  expect(frame.style.height).toBe(`${768 - TOP}px`);
  act(() => void vi.advanceTimersByTime(1));
  expect(frame.style.height).toBe(`${600 - TOP}px`);
});
