import { useState } from 'react';
import { exactTime, timeAgo } from '../lib/time-ago.ts';

type TimeAgoProps = {
  readonly instant: string;
  /** Milliseconds; default is the time of the first render. */
  readonly now?: number;
};

/** A relative time, with the exact time as tooltip. */
export function TimeAgo({ instant, now: at }: TimeAgoProps) {
  const [opened] = useState(() => Date.now());
  const now = at ?? opened;
  return (
    <time dateTime={instant} title={exactTime(instant)}>
      {timeAgo(instant, now)}
    </time>
  );
}
