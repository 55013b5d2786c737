import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { sharedPlayersQuery } from '../../api/shared-players-query.ts';
import { CompareWithPlayer } from '../compare-player/compare-with-player.tsx';
import { LinkRows } from '../../ui/pages/link-rows.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import { SampleTable } from '../../ui/tables/sample-table.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { SharedPlayerRow } from './shared-player-row.tsx';
import classes from './shared-players.module.css';

/** The players who let the signed-in account see everything (ACCESS-O9). */
export function SharedPlayers() {
  const { api } = useApi();
  const query = useInfiniteQuery(sharedPlayersQuery(api));
  const players = query.data?.pages.flatMap((page) => page.players);
  if (players === undefined) {
    if (query.isError) {
      return <PageError part="Your players" level={2} error={query.error} onRetry={() => void query.refetch()} />;
    }
    return <SkeletonRows rows={6} rowHeight={92} />;
  }
  if (players.length === 0) {
    return (
      <>
        <Notice title="Nobody shares with you yet.">
          A player lets you in with a link or an invitation from their account page, under Circle. Open the link while
          you are signed in.
        </Notice>
        <SampleTable
          label="players who share with you"
          heads={['Player', 'Last round', 'Form', 'Rounds']}
          rows={[
            ['Alex Moreno, Class of 2027', '70 (−2)', '+0.6 ± 1.5', '10 since September'],
            ['Robin Hale, Class of 2028', '75 (+3)', '+3.2 ± 2.1', '6 since October'],
          ]}
        />
      </>
    );
  }
  return (
    <div className={classes.players}>
      <LinkRows isOld={query.isPlaceholderData}>
        {players.map((player) => (
          <SharedPlayerRow key={player.accountId} player={player}>
            <CompareWithPlayer player={{ ...player, name: player.fullName }} className={classes.compare ?? ''}>
              Compare with …
            </CompareWithPlayer>
          </SharedPlayerRow>
        ))}
      </LinkRows>
      <MoreButton query={query} size="sm" />
    </div>
  );
}
