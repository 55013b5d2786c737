import type { OrganizationPlayer } from '@strokebook/contract';
import { orderText } from '@strokebook/golf/form';
import { plural } from '@strokebook/golf/format';
import { type PlayerSort, sortPlayers } from '@strokebook/golf/organization';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { PlayerForm } from '../../controls/player-form/player-form.tsx';
import { useShownChoice } from '../../lib/use-shown-choice.ts';
import { LinkRows, RowLink } from '../../ui/pages/link-rows.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './organization.module.css';

type PlayerListProps = {
  readonly shortName: string;
  /** The group in the address. */
  readonly group: string;
  readonly sort: PlayerSort;
  readonly onSort: (sort: PlayerSort) => void;
};

const sorts = [
  { value: 'name', label: 'Name' },
  { value: 'form', label: 'Form' },
];

/** The public players of the selected group, by name or form (ORG-O4, TEAM-05). */
export function PlayerList({ shortName, group, sort, onSort }: PlayerListProps) {
  const { api } = useApi();
  const query = useQuery({
    ...api.query('listOrganizationPlayers', { params: { shortName }, query: { group } }),
    placeholderData: keepPreviousData,
  });
  const shownGroup = useShownChoice(group, !query.isPlaceholderData);
  const count = query.data?.players.length;
  return (
    <section aria-labelledby="players-title" aria-busy={count === undefined || query.isPlaceholderData}>
      <header className={classes.listHead}>
        <h2 id="players-title" className="flex gap-12 baseline text-xl">
          Players
          <span className="note regular" role="status">
            {count !== undefined && !query.isPlaceholderData && plural(count, 'player')}
          </span>
        </h2>
        <Segmented label="Sort by" options={sorts} value={sort} onChange={(value) => onSort(value as PlayerSort)} />
      </header>
      <QueryState part="Players" query={query} skeleton={<SkeletonRows rows={8} rowHeight={68} />}>
        {({ players, countsQualifiers, isAcrossSquads }) =>
          players.length === 0 ? (
            <Notice title="No public players here.">
              Players decide themselves whether their profile is public. Choose another group or roster.
            </Notice>
          ) : (
            <>
              {sort === 'form' ? (
                <p className={classes.order}>
                  {orderText({
                    places: players.map(({ place }) => place),
                    hasQualifiers: countsQualifiers,
                    isAcrossSquads,
                  })}
                </p>
              ) : (
                !countsQualifiers && (
                  <p className={classes.order}>Form here is of tournaments alone. Qualifiers stay within the team.</p>
                )
              )}
              <LinkRows key={`${sort} ${shownGroup}`} isOld={query.isPlaceholderData}>
                {sortPlayers(players, sort).map((player) => (
                  <PlayerRow key={player.accountId} player={player} hasPlaces={sort === 'form'} />
                ))}
              </LinkRows>
            </>
          )
        }
      </QueryState>
    </section>
  );
}

type PlayerRowProps = {
  readonly player: OrganizationPlayer;
  /** Whether the list is sorted by form, so that places are shown. */
  readonly hasPlaces: boolean;
};

/** A player with photo, class, school and form, linked to the profile. */
function PlayerRow({ player, hasPlaces }: PlayerRowProps) {
  const { username, fullName, imgUrl, school, form, place } = player;
  return (
    <li>
      <RowLink
        to="/player/$username"
        params={{ username }}
        preload={false}
        picture={{ imgUrl, name: fullName }}
        detail={school}
        end={<PlayerForm form={form} place={hasPlaces ? place : null} />}
      />
    </li>
  );
}
