import { useState } from 'react';
import { exactTime, timeAgo } from '../lib/time-ago.ts';

/** An instant in relative words, with the exact time for whoever points at it. */
export function TimeAgo({ instant }: { readonly instant: string }) {
  const [now] = useState(() => Date.now());
  return (
    <time dateTime={instant} title={exactTime(instant)}>
      {timeAgo(instant, now)}
    </time>
  );
}
