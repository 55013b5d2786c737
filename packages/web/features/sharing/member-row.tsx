import { Button } from '@mantine/core';
import type { SharingMember } from '@strokebook/contract';
import type { AccessLevel } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import { LevelChoice } from '../../controls/circle-rights/level-choice.tsx';
import classes from './sharing.module.css';

type MemberRowProps = {
  readonly member: SharingMember;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly onLevel: (level: AccessLevel) => void;
  /** Only the player names guardians. */
  readonly onGuardian?: (isGuardian: boolean) => void;
};

const guardianTexts: Readonly<Record<SharingMember['guardian'], string | null>> = {
  no: null,
  asked: 'Named as guardian, has not confirmed yet',
  yes: 'Guardian',
};

/** A member of the circle. Removing requires a second press, because the member must accept to be added again. */
export function MemberRow({ member, isBusy, onRemove, onLevel, onGuardian }: MemberRowProps) {
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
      </div>
      <div className={classes.acts}>
        <LevelChoice
          label={`What ${name} can do`}
          isLabelHidden
          level={member.level}
          isBusy={isBusy}
          onChange={onLevel}
        />
        {onGuardian !== undefined && (
          <Button
            variant="subtle"
            disabled={isBusy}
            aria-label={isNamed ? `Not my guardian: ${name}` : `Name as guardian: ${name}`}
            onClick={() => onGuardian(!isNamed)}
          >
            {isNamed ? 'Not my guardian' : 'Name as guardian'}
          </Button>
        )}
        <TwoPressButton word="Remove" label={`Remove ${name}`} keepWord="Keep" isBusy={isBusy} onAct={onRemove} />
      </div>
    </li>
  );
}
