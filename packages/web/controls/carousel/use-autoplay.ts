import { useEffect, useEffectEvent, useState } from 'react';

/** Whether the tab is in front. */
export function useIsTabVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const change = () => setIsVisible(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return isVisible;
}

/** Calls `onTime` each time `place` has stood still for `delay` ms; not at all while it is held. */
export function useAutoplay(place: number, { delay, isHeld }: { delay: number; isHeld: boolean }, onTime: () => void) {
  const move = useEffectEvent(onTime);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => move(), delay);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every step begins a new wait
  }, [place, delay, isHeld]);
}
