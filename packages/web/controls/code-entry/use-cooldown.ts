import { useEffect, useState } from 'react';

export const RESEND_COOLDOWN_SECONDS = 120;

/** Seconds until a code may be sent again; starts at once and after each restart (AUTH-22). */
export function useCooldown(seconds: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(Math.ceil((endsAt - now) / 1000), 0);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    // Uses the clock and not ticks, because a sleeping tab misses ticks.
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const restart = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return { left, restart };
}

/** AUTH-23. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
