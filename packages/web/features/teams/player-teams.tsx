import type { PlayerTeams } from '@strokebook/contract';
import { type AccessLevel, accessLevels } from '@strokebook/golf/access';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EndAccess } from '../../controls/circle-rights/end-access.tsx';
import { LevelChoice } from '../../controls/circle-rights/level-choice.tsx';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { errorText } from '../../api/error-text.ts';
import classes from './teams.module.css';

export type PlayerTeam = PlayerTeams['teams'][number];

type PlayerTeamListProps = {
  readonly teams: readonly PlayerTeam[];
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onLevel: (team: PlayerTeam, level: AccessLevel) => void;
  /** @param fromCircle coaches who leave the circle in the same step */
  readonly onLeave: (team: PlayerTeam, fromCircle: readonly number[]) => void;
  /** Only a guardian agrees. */
  readonly onAgree?: (team: PlayerTeam, level: AccessLevel) => void;
};

/** The teams of a player, with what their coaches can do, and a way out of each. */
export const PlayerTeamList = ({ teams, isBusy, error, onLevel, onLeave, onAgree }: PlayerTeamListProps) => (
  <>
    {error !== null && <Failure>{errorText(error)}</Failure>}
    <ul className={classes.rows}>
      {teams.map((team) => {
        const agreedLevel = waitingLevelOf(team);
        const endWord = team.waitsFor === null ? 'Leave' : onAgree === undefined ? 'Withdraw' : 'Decline';
        return (
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
              {onAgree !== undefined && team.role === 'player' && team.waitsFor === null && (
                <Link
                  to="/teams/$organizationId/absences"
                  params={{ organizationId: team.organizationId }}
                  aria-label={`They cannot come to ${team.name}`}
                >
                  They cannot come
                </Link>
              )}
            </div>
            <div className={classes.acts}>
              {team.role === 'player' && team.waitsFor === null && (
                <LevelChoice
                  levels={accessLevels}
                  label={`What the coaches of ${team.name} can do`}
                  isLabelHidden
                  level={team.level}
                  isBusy={isBusy}
                  onChange={(level) => onLevel(team, level)}
                />
              )}
              {onAgree !== undefined && agreedLevel !== null && (
                <Button
                  disabled={isBusy}
                  aria-label={`Agree to ${team.name}`}
                  onClick={() => onAgree(team, agreedLevel)}
                >
                  Agree
                </Button>
              )}
              {onAgree !== undefined && team.nextLevel !== null && (
                <Button variant="default" disabled={isBusy} onClick={() => onLevel(team, team.level)}>
                  No more than now
                </Button>
              )}
              <EndAccess
                word={endWord}
                label={endWord === 'Withdraw' ? `Withdraw the request to ${team.name}` : `${endWord} ${team.name}`}
                isBusy={isBusy}
                others={team.inCircle.map(({ accountId, fullName, level }) => ({
                  id: accountId,
                  text: `${fullName} is also in the circle: ${levelTexts[level].toLowerCase()}.`,
                  action: `Take ${fullName} out of the circle too`,
                }))}
                onAct={(fromCircle) => onLeave(team, fromCircle)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  </>
);

/** The level that waits for a guardian: of a request, or a higher one of a member; null for none. */
const waitingLevelOf = ({ waitsFor, level, nextLevel }: PlayerTeam): AccessLevel | null =>
  waitsFor === 'guardian' ? level : nextLevel;

function stateText({ role, waitsFor, coaches, level, nextLevel }: PlayerTeam, isGuardian: boolean): string {
  const staff = coaches.length === 0 ? 'Has no coach' : `Coaches: ${coaches.join(', ')}`;
  const waits = isGuardian ? 'Waits for your agreement' : 'Waits until a guardian agrees';
  const can = (given: AccessLevel) => `its coaches could ${levelTexts[given].toLowerCase()}`;
  if (waitsFor === 'guardian') return `${waits}: ${can(level)}. ${staff}`;
  if (waitsFor === 'coach') return `${role === 'coach' ? 'As coach: waits' : 'Waits'} until a coach confirms. ${staff}`;
  if (nextLevel !== null) return `${waits} to more: ${can(nextLevel)}. ${staff}`;
  return role === 'coach' ? `You coach this team. ${staff}` : staff;
}
