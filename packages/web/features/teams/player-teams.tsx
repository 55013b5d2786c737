import type { PlayerTeams } from '@strokebook/contract';
import type { AccessLevel } from '@strokebook/golf/access';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { LevelChoice } from '../../controls/circle-rights/level-choice.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import { errorText } from '../../api/error-text.ts';
import classes from './teams.module.css';

export type PlayerTeam = PlayerTeams['teams'][number];

type PlayerTeamListProps = {
  readonly teams: readonly PlayerTeam[];
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onLevel: (team: PlayerTeam, level: AccessLevel) => void;
  readonly onLeave: (team: PlayerTeam) => void;
  /** Only a guardian agrees. */
  readonly onAgree?: (team: PlayerTeam) => void;
};

/** The teams of a player, with what their coaches can do, and a way out of each. */
export const PlayerTeamList = ({ teams, isBusy, error, onLevel, onLeave, onAgree }: PlayerTeamListProps) => (
  <>
    {error !== null && <Failure>{errorText(error)}</Failure>}
    <ul className={classes.rows}>
      {teams.map((team) => (
        <li key={`${team.organizationId} ${team.role}`} className={classes.row}>
          <div className={classes.who}>
            <p className="medium break-anywhere">
              {onAgree === undefined && team.role === 'player' && team.waitsFor === null ? (
                <Link to="/teams/$organizationId" params={{ organizationId: team.organizationId }}>
                  {team.name}
                </Link>
              ) : (
                team.name
              )}
            </p>
            <p className="note break-anywhere">{stateText(team, onAgree !== undefined)}</p>
          </div>
          <div className={classes.acts}>
            {team.role === 'player' && team.waitsFor === null && (
              <LevelChoice
                label={`What the coaches of ${team.name} can do`}
                isLabelHidden
                level={team.level}
                isBusy={isBusy}
                onChange={(level) => onLevel(team, level)}
              />
            )}
            {onAgree !== undefined && team.waitsFor === 'guardian' && (
              <Button disabled={isBusy} aria-label={`Agree to ${team.name}`} onClick={() => onAgree(team)}>
                Agree
              </Button>
            )}
            <TwoPressButton
              word={team.waitsFor === null ? 'Leave' : 'Withdraw'}
              label={team.waitsFor === null ? `Leave ${team.name}` : `Withdraw the request to ${team.name}`}
              keepWord="Keep"
              isBusy={isBusy}
              onAct={() => onLeave(team)}
            />
          </div>
        </li>
      ))}
    </ul>
  </>
);

function stateText({ role, waitsFor, coaches }: PlayerTeam, isGuardian: boolean): string {
  const staff = coaches.length === 0 ? 'Has no coach' : `Coaches: ${coaches.join(', ')}`;
  if (waitsFor === 'guardian')
    return `${isGuardian ? 'Waits for your agreement' : 'Waits until a guardian agrees'}. ${staff}`;
  if (waitsFor === 'coach') return `${role === 'coach' ? 'As coach: waits' : 'Waits'} until a coach confirms. ${staff}`;
  return role === 'coach' ? `You coach this team. ${staff}` : staff;
}
