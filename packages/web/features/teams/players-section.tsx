import type { Team } from '@strokebook/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import { useTeamChange } from './team-queries.ts';
import { useTeamSupport } from './team-support.ts';
import classes from './teams.module.css';

type Player = Team['players'][number];

/** The players of a team with their squads. */
export function PlayersSection({ team }: { readonly team: Team }) {
  const [status, setStatus] = useState<string>();
  const support = useTeamSupport();
  const { organizationId } = team;
  const setSquads = useTeamChange<{ readonly player: Player; readonly rosterIds: number[] }>(
    (api, { player, rosterIds }) =>
      api.call('setPlayerSquads', {
        params: { organizationId, memberId: player.accountId },
        body: { rosterIds, ...support },
      }),
    ({ player }) => `The squads of ${player.fullName} are changed.`,
    setStatus,
  );
  const remove = useTeamChange<Player>(
    (api, { accountId: memberId }) =>
      api.call('removeTeamPlayer', { params: { organizationId, memberId }, body: support }),
    ({ fullName }) => `${fullName} is no longer in the team.`,
    setStatus,
  );
  const isBusy = setSquads.isPending || remove.isPending;
  const error = setSquads.error ?? remove.error;
  return (
    <PageSection id="players" title="Players" status={status}>
      {error !== null && <Failure>{errorText(error)}</Failure>}
      {team.players.length === 0 ? (
        <p className="readable muted">
          {team.requests.length === 0
            ? 'Nobody has joined yet. Send the link below to the team.'
            : 'Nobody is confirmed yet.'}
        </p>
      ) : (
        <ul className={classes.rows}>
          {team.players.map((player) => (
            <li key={player.accountId} className={classes.row}>
              <div className={classes.who}>
                <Link
                  to="/player/$username"
                  params={{ username: player.username }}
                  preload={false}
                  className="medium break-anywhere"
                >
                  {player.fullName}
                </Link>
                <p className="note break-anywhere">
                  {[
                    player.classYear,
                    player.level === null
                      ? 'On the roster, has not joined'
                      : `You can: ${levelTexts[player.level].toLowerCase()}`,
                  ]
                    .filter((text) => text !== null)
                    .join(' · ')}
                </p>
              </div>
              <div className={classes.acts}>
                {team.squads.length > 1 && (
                  <SquadBoxes
                    team={team}
                    player={player}
                    isBusy={isBusy}
                    onChange={(rosterIds) => setSquads.mutate({ player, rosterIds })}
                  />
                )}
                <TwoPressButton
                  word="Remove"
                  label={`Remove ${player.fullName}`}
                  keepWord="Keep"
                  isBusy={isBusy}
                  onAct={() => remove.mutate(player)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

type SquadBoxesProps = {
  readonly team: Team;
  readonly player: Player;
  readonly isBusy: boolean;
  readonly onChange: (rosterIds: number[]) => void;
};

/** A player is in at least one squad: leaving the team is the button beside. */
const SquadBoxes = ({ team, player, isBusy, onChange }: SquadBoxesProps) => (
  <fieldset className={classes.squads} aria-label={`Squads of ${player.fullName}`}>
    {team.squads.map(({ rosterId, name }) => {
      const isIn = player.rosterIds.includes(rosterId);
      return (
        <CheckRow
          key={rosterId}
          isChecked={isIn}
          isDisabled={isBusy || (isIn && player.rosterIds.length === 1)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...player.rosterIds, rosterId] : player.rosterIds.filter((id) => id !== rosterId))
          }
        >
          {name}
        </CheckRow>
      );
    })}
  </fieldset>
);
