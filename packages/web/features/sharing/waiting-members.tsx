import { Button } from '@mantine/core';
import type { PlayerSharing } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import classes from './sharing.module.css';

export type WaitingMember = PlayerSharing['waiting'][number];

type WaitingMembersProps = {
  readonly waiting: readonly WaitingMember[];
  readonly isBusy: boolean;
  readonly onRemove: (member: WaitingMember) => void;
  /** Lets somebody in: by a guardian, or by a player who is an adult by now. */
  readonly onAgree?: ((member: WaitingMember) => void) | undefined;
};

/** People who get into the circle, or can do more, once a guardian agrees; nothing without one (TEAM-28). */
export function WaitingMembers({ waiting, isBusy, onRemove, onAgree }: WaitingMembersProps) {
  if (waiting.length === 0) return null;
  return (
    <ul className={classes.members} aria-label="Waiting for a guardian">
      {waiting.map((member) => {
        const name = fullName(member);
        return (
          <li key={member.accountId} className={classes.member}>
            <div className={classes.who}>
              <Link
                to="/player/$username"
                params={{ username: member.username }}
                preload={false}
                className={classes.name}
              >
                {`${name} `}
                <span className="note regular">{member.username}</span>
              </Link>
              <p className="note">
                {`${onAgree === undefined ? 'Waits until a guardian agrees' : 'Waits for your agreement'}: could ${levelTexts[member.level].toLowerCase()}`}
              </p>
            </div>
            <div className={classes.acts}>
              {onAgree !== undefined && (
                <Button disabled={isBusy} aria-label={`Agree to ${name}`} onClick={() => onAgree(member)}>
                  Agree
                </Button>
              )}
              <TwoPressButton
                word={onAgree === undefined ? 'Withdraw' : 'Decline'}
                label={`${onAgree === undefined ? 'Withdraw' : 'Decline'}: ${name}`}
                keepWord="Keep"
                isBusy={isBusy}
                onAct={() => onRemove(member)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
