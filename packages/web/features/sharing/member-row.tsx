import { Button } from '@mantine/core';
import type { SharingMember } from '@strokebook/contract';
import { type AccessLevel, accessLevels } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import { EndAccess } from '../../controls/circle-rights/end-access.tsx';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { LevelChoice } from '../../controls/circle-rights/level-choice.tsx';
import classes from './sharing.module.css';

type MemberRowProps = {
  readonly member: SharingMember;
  readonly isBusy: boolean;
  /** Missing for a guardian seen by another guardian, who decides nothing about them. */
  readonly onRemove?: ((fromTeams: readonly number[]) => void) | undefined;
  /** Whether teams that the member coaches are left in the same step. */
  readonly canLeaveTeams?: boolean;
  readonly onLevel?: ((level: AccessLevel) => void) | undefined;
  /** Only the player names guardians. */
  readonly onGuardian?: ((isGuardian: boolean) => void) | undefined;
};

const guardianTexts: Readonly<Record<SharingMember['guardian'], string | null>> = {
  no: null,
  asked: 'Named as guardian, has not confirmed yet',
  yes: 'Guardian',
};

/** A member of the circle. Removing requires a second press, because the member must accept to be added again. */
export function MemberRow({ member, isBusy, onRemove, onLevel, onGuardian, canLeaveTeams = false }: MemberRowProps) {
  const name = fullName(member);
  const isNamed = member.guardian !== 'no';
  const state = guardianTexts[member.guardian];
  return (
    <li className={classes.member}>
      <div className={classes.who}>
        <Link to="/player/$username" params={{ username: member.username }} preload={false} className={classes.name}>
          {`${name} `}
          <span className="note regular">{member.username}</span>
        </Link>
        {state !== null && <p className="note">{state}</p>}
        {member.teams.map(({ organizationId, name: team, level }) => (
          <p key={organizationId} className="note break-anywhere">
            {`Coaches ${team}: can ${levelTexts[level].toLowerCase()} through the team too`}
          </p>
        ))}
      </div>
      <div className={classes.acts}>
        {onLevel === undefined ? (
          <span className="note">{levelTexts[member.level]}</span>
        ) : (
          <LevelChoice
            levels={accessLevels}
            label={`What ${name} can do`}
            isLabelHidden
            level={member.level}
            isBusy={isBusy}
            onChange={onLevel}
          />
        )}
        {onGuardian !== undefined &&
          (isNamed ? (
            <TwoPressButton
              word="Not my guardian"
              label={`Not my guardian: ${name}`}
              keepWord="Keep"
              isBusy={isBusy}
              onAct={() => onGuardian(false)}
            >
              {member.guardian === 'yes' && (
                <p className="note full-width">
                  {`What ${name} agreed to waits until another guardian agrees, and so does their own place in your circle.`}
                </p>
              )}
            </TwoPressButton>
          ) : (
            <Button
              variant="subtle"
              disabled={isBusy}
              aria-label={`Name as guardian: ${name}`}
              onClick={() => onGuardian(true)}
            >
              Name as guardian
            </Button>
          ))}
        {onRemove !== undefined && (
          <EndAccess
            word="Remove"
            label={`Remove ${name}`}
            isBusy={isBusy}
            others={(canLeaveTeams ? member.teams : []).map(({ organizationId, name: team, level }) => ({
              id: organizationId,
              text: `${name} also coaches ${team}: ${levelTexts[level].toLowerCase()}.`,
              action: `Leave ${team} too`,
            }))}
            onAct={onRemove}
          />
        )}
      </div>
    </li>
  );
}
