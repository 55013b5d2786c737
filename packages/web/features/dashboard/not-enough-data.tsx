import { Notice } from '../../ui/notice.tsx';

/** There are rounds, but this group can compare nothing (DASH-04, DASH-O6). */
export function TooFewRoundsNotice() {
  return <Notice title="Not Enough Data">Log in on mobile and enter at least 2 rounds to see stats.</Notice>;
}
