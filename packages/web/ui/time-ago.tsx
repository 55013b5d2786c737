import { useState } from 'react';
import { exactTime, timeAgo } from '../lib/time-ago.ts';

/** A relative time, with the exact time as tooltip. */
export function TimeAgo({ instant }: { readonly instant: string }) {
  const [now] = useState(() => Date.now());
  return (
    <time dateTime={instant} title={exactTime(instant)}>
      {timeAgo(instant, now)}
    </time>
  );
}
