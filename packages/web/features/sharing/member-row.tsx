import type { CircleMember } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import classes from './sharing.module.css';

type MemberRowProps = { readonly member: CircleMember; readonly isBusy: boolean; readonly onRemove: () => void };

/** A member of the circle. Removing requires a second press, because the member must accept to be added again. */
export function MemberRow({ member, isBusy, onRemove }: MemberRowProps) {
  const name = fullName(member);
  return (
    <li className={classes.member}>
      <Link to="/player/$username" params={{ username: member.username }} preload={false} className={classes.name}>
        {`${name} `}
        <span className={classes.username}>{member.username}</span>
      </Link>
      <TwoPressButton word="Remove" label={`Remove ${name}`} keepWord="Keep" isBusy={isBusy} onAct={onRemove} />
    </li>
  );
}
