import type { ActiveAccount } from '@strokebook/contract';
import { fullName, schoolLine } from '@strokebook/golf/format';
import { Avatar } from '../ui/media/avatar.tsx';
import classes from './shell.module.css';

const AVATAR_SIZE = 32;

/** Letter, name and school of the signed-in account; phones show only the letter. */
export function AccountLabel({ account }: { readonly account: ActiveAccount }) {
  const school = schoolLine(account.accountExtraInfo[0]);
  return (
    <>
      <Avatar imgUrl={null} name={fullName(account)} size={AVATAR_SIZE} />
      <span className={classes.accountName}>
        <b>{fullName(account)}</b>
        {school !== '' && <small aria-hidden="true">{school}</small>}
      </span>
    </>
  );
}
