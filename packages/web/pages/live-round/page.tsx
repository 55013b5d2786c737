import { fullName } from '@strokebook/golf/format';
import { getRouteApi } from '@tanstack/react-router';
import { LiveRound } from '../../features/live-round/live-round.tsx';

const route = getRouteApi('/player/$username/my-rounds/live/$roundId');

/** A player's round while it is played. */
export function LiveRoundPage() {
  const { profile } = route.useRouteContext();
  const { roundId } = route.useParams();
  const { accountId, username } = profile.account;
  return (
    <LiveRound
      key={`${accountId}/${roundId}`}
      accountId={accountId}
      roundId={roundId}
      username={username}
      name={fullName(profile.account)}
    />
  );
}
