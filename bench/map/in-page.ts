/** Each of these functions runs in the page, so it must not use outer variables. */

export type Gesture = 'pan' | 'turn' | 'zoom';

/** Frames per second while a pointer moves the map without pause. */
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

/** Time of the map's last drawing, in milliseconds of the page's clock. */
type DrawnMap = { drawnAt: number };

/** Runs before the page's own scripts: every drawing of the map begins by clearing the canvas. */
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

/** Milliseconds from a key press or click until its effect is painted: the text, and the map that is drawn after it. */
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
      // This runs before the frame's own drawing, so the last drawing was in an earlier frame, which is already on the
      // screen.
      if ((window as unknown as DrawnMap).drawnAt > changedAt) resolve(performance.now() - begun);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
