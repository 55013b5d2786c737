import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPosition } from './find-position.ts';

/** A device's positions, given one after another. */
function geolocationOf() {
  let give: PositionCallback | undefined;
  let refuse: PositionErrorCallback | null | undefined;
  const cleared: number[] = [];
  const geolocation = {
    watchPosition: (onFix: PositionCallback, onError?: PositionErrorCallback | null) => {
      give = onFix;
      refuse = onError;
      return 7;
    },
    clearWatch: (id: number) => void cleared.push(id),
  } as unknown as Geolocation;
  return {
    geolocation,
    cleared,
    fix: (accuracy: number) =>
      give?.({ coords: { latitude: 40, longitude: -80, accuracy } } as unknown as GeolocationPosition),
    deny: () => refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  };
}

describe('the position of a stroke', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is the best fix of a few seconds, and the watch ends with it (ENTRY-13)', async () => {
    const { geolocation, fix, cleared } = geolocationOf();
    const found = findPosition(geolocation);
    fix(22);
    fix(8);
    fix(14);
    await vi.runAllTimersAsync();
    expect(await found).toEqual({ position: { lat: 40, lon: -80 }, accuracy: 8 });
    expect(cleared).toEqual([7]);
  });

  it('comes at once when a fix is good (ENTRY-13)', async () => {
    const { geolocation, fix, cleared } = geolocationOf();
    const found = findPosition(geolocation);
    fix(4);
    expect((await found).accuracy).toBe(4);
    expect(cleared).toEqual([7]);
  });

  it('is refused with a sentence when it is worse than 30 m, forbidden or missing (ENTRY-13)', async () => {
    const vague = geolocationOf();
    const tooVague = expect(findPosition(vague.geolocation)).rejects.toThrow('only good to 31 m');
    vague.fix(31);
    await vi.runAllTimersAsync();
    await tooVague;
    const denied = geolocationOf();
    const forbidden = expect(findPosition(denied.geolocation)).rejects.toThrow('may not use the position');
    denied.deny();
    await forbidden;
    await expect(findPosition(undefined)).rejects.toThrow('cannot tell its position');
  });
});
