/** Each of these functions runs in the page, on its own. */

export type Gesture = 'pan' | 'turn' | 'zoom';

/** Frames a second while the map is moved without a pause by a pointer, as a person moves it. */
export async function framesWhile(
  map: Element,
  { gesture, seconds }: { readonly gesture: Gesture; readonly seconds: number },
): Promise<number> {
  const surface = map.querySelector('.ol-viewport') ?? map;
  const box = surface.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const keys = gesture === 'turn' ? { altKey: true, shiftKey: true } : {};
  const point = (type: string, x: number, y: number): void => {
    const shared = { bubbles: true, cancelable: true, clientX: x, clientY: y, ...keys };
    const isDown = type !== 'pointerup';
    const target = type === 'pointerdown' ? surface : document;
    target.dispatchEvent(
      new PointerEvent(type, { ...shared, pointerId: 1, isPrimary: true, button: 0, buttons: isDown ? 1 : 0 }),
    );
  };
  const at = (angle: number) => [middle.x + 90 * Math.cos(angle), middle.y + 90 * Math.sin(angle)] as const;
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  if (gesture !== 'zoom') point('pointerdown', ...at(0));
  const begun = await frame();
  let [now, frames] = [begun, 0];
  while (now - begun < seconds * 1_000) {
    if (gesture === 'zoom') {
      const shared = { bubbles: true, cancelable: true, clientX: middle.x, clientY: middle.y };
      surface.dispatchEvent(new WheelEvent('wheel', { ...shared, deltaY: frames % 80 < 40 ? 12 : -12 }));
    } else point('pointermove', ...at(frames * 0.05));
    now = await frame();
    frames += 1;
  }
  if (gesture !== 'zoom') point('pointerup', ...at(frames * 0.05));
  return frames / ((now - begun) / 1_000);
}

/** When the map was last drawn, in milliseconds of the page's clock. */
type DrawnMap = { drawnAt: number };

/** Runs before anything of the page's own: every drawing of the map begins with a clean canvas. */
export function watchDrawing(): void {
  const watched = window as unknown as DrawnMap;
  watched.drawnAt = 0;
  // oxlint-disable-next-line typescript/unbound-method -- it is given its canvas below
  const clear = CanvasRenderingContext2D.prototype.clearRect;
  CanvasRenderingContext2D.prototype.clearRect = function clearRect(...box) {
    watched.drawnAt = performance.now();
    clear.apply(this, box);
  };
}

/** Milliseconds from a key or a click until what it changes is painted: the words, and the map drawn after them. */
export async function paintedAfter(
  target: Element,
  { key, shown }: { readonly key?: string; readonly shown: string },
): Promise<number> {
  const read = (): string | null => document.querySelector(shown)?.textContent ?? null;
  const before = read();
  let changedAt = Number.POSITIVE_INFINITY;
  const observer = new MutationObserver(() => {
    if (read() === before) return;
    changedAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const begun = performance.now();
  if (key === undefined) (target as HTMLElement).click();
  else target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return new Promise((resolve) => {
    const look = (): void => {
      // This runs before the frame's own drawing: what the map drew was drawn by a frame before, which is on the screen.
      if ((window as unknown as DrawnMap).drawnAt > changedAt) resolve(performance.now() - begun);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
