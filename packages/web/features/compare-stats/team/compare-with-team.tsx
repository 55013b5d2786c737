import type { OutputOf } from '@strokebook/contract';
import type { ComparePlayer } from '@strokebook/golf/compare';
import { fullName, plural } from '@strokebook/golf/format';
import { restLabel } from '@strokebook/golf/team';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { breakpoints } from '../../../lib/breakpoints.ts';
import { Notice } from '../../../ui/pages/notice.tsx';
import { QueryState } from '../../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../../ui/pages/skeleton-rows.tsx';
import { useWindowSize } from '../../../ui/use-window-size.ts';
import { ComparePlayerButton } from '../compare-header.tsx';
import type { CompareState } from '../compare-state.ts';
import pageClasses from '../compare-stats.module.css';
import type { MetricChoice } from '../metrics/metric-choice.ts';
import { MetricsSection } from '../metrics/metrics-section.tsx';
import type { SideLabels } from '../sides/sides.ts';
import { TeamChoices } from './team-choices.tsx';
import { teamComparisonQuery } from './team-comparison-query.ts';
import { Teammates } from './teammates.tsx';
import classes from './compare-with-team.module.css';

const ComparePlayerDialog = lazy(() =>
  import('../../../controls/compare-player/compare-player-dialog.tsx').then((module) => ({
    default: module.ComparePlayerDialog,
  })),
);

/** What an address says of a team; another comparison takes it out. */
const NO_TEAM: CompareState = {
  team: undefined,
  squad: undefined,
  holes: undefined,
  period: undefined,
  kind: undefined,
};

type CompareWithTeamProps = {
  readonly player: ComparePlayer;
  readonly username: string;
  readonly organizationId: number;
  readonly isSignedIn: boolean;
  /** The address of the page, to come back to after the sign-in. */
  readonly address: string;
  readonly state: CompareState;
  readonly onChange: (change: CompareState, how?: { readonly replace: boolean }) => void;
};

/** A player beside the rest of a team or of a squad, for a coach of the team (TEAM-07). */
export function CompareWithTeam({ organizationId, isSignedIn, ...props }: CompareWithTeamProps) {
  const { player, username, address, state, onChange } = props;
  const { api } = useApi();
  const [isChoosing, setIsChoosing] = useState(false);
  const query = useQuery({
    ...teamComparisonQuery(api, player.accountId, organizationId, state),
    enabled: isSignedIn,
  });
  return (
    <main className={pageClasses.page}>
      <header className={classes.head}>
        <h1>Compare Stats</h1>
        <ComparePlayerButton otherName={null} onClick={() => setIsChoosing(true)} />
      </header>
      {isSignedIn ? (
        <QueryState part="The comparison" query={query} skeleton={<SkeletonRows rows={8} rowHeight={44} />}>
          {(loaded) =>
            loaded === null ? (
              <ForCoaches username={username} />
            ) : (
              <Loaded loaded={loaded} isStale={query.isPlaceholderData} {...{ player, username, state, onChange }} />
            )
          }
        </QueryState>
      ) : (
        <Notice title="This comparison is for coaches of the team.">
          <Link to="/auth" search={{ returnUrl: address }} className="inline-row touch medium">
            Sign in
          </Link>
        </Notice>
      )}
      {isChoosing && (
        <Suspense>
          <ComparePlayerDialog
            accountId={player.accountId}
            chosenId={player.accountId}
            onChoose={(other) => onChange({ ...NO_TEAM, with: other.username })}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </main>
  );
}

/** The same for a team that does not exist, for one of others, and for a player whom the coach does not see. */
const ForCoaches = ({ username }: { readonly username: string }) => (
  <Notice title="This comparison is not open to you.">
    <p>It is for coaches of the team, and of players who let them see everything.</p>
    <p className="margin-top-12">
      <Link to="/player/$username/stats" params={{ username }} className="inline-row touch medium">
        The player’s own comparison
      </Link>
    </p>
  </Notice>
);

type LoadedProps = Pick<CompareWithTeamProps, 'player' | 'username' | 'state' | 'onChange'> & {
  readonly loaded: OutputOf<'compareWithTeam'>;
  readonly isStale: boolean;
};

function Loaded({ loaded, isStale, player, username, state, onChange }: LoadedProps) {
  const { comparison, mates, squads, teamName } = loaded;
  const [choice, setChoice] = useState<MetricChoice>({});
  const { width } = useWindowSize();
  const squad = squads.find(({ squadId }) => squadId === state.squad) ?? null;
  const name = fullName(player);
  const sides: SideLabels = { left: { label: name }, right: { label: restLabel(squad) } };
  const counted = mates.filter(({ isCounted }) => isCounted);
  return (
    <>
      <TeamChoices state={state} squads={squads} onChange={onChange} />
      <p className={classes.lead}>
        {name}: {plural(comparison.left.roundCount, 'round')}. {restLabel(squad)}, {teamName}: the mean of{' '}
        {plural(counted.length, 'player')} with {plural(comparison.right.roundCount, 'round')}, each of whom counts the
        same.
      </p>
      {comparison.left.isEmpty ? (
        <Notice level={2} title={`${name} has no such rounds.`}>
          Choose other rounds above.
        </Notice>
      ) : comparison.right.isEmpty ? (
        <Notice level={2} title="No teammate has five such rounds.">
          Choose other rounds above, or compare with a single player.
        </Notice>
      ) : (
        <MetricsSection
          comparison={comparison}
          isStale={isStale}
          sides={sides}
          choice={choice}
          first={NO_CHOICE}
          // On a phone only one category is open at first.
          active={width < breakpoints.compact ? 'Scoring' : null}
          isByDifference={state.order === 'difference'}
          hasPlayers
          onOrder={(isByDifference) =>
            onChange({ order: isByDifference ? 'difference' : undefined }, { replace: true })
          }
          onChoice={setChoice}
        />
      )}
      <Teammates username={username} name={name} mates={mates} />
    </>
  );
}

const NO_CHOICE: MetricChoice = {};
