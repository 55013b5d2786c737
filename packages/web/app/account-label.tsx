import type { ActiveAccount } from '@strokebook/contract';
import { fullName, schoolLine } from '@strokebook/golf/format';
import { ProfilePicture } from '../features/profile/profile-picture.tsx';
import classes from './shell.module.css';

const PICTURE_SIZE = 32;

/** Picture, name and school of the signed-in account; phones show only the picture. */
export function AccountLabel({ account }: { readonly account: ActiveAccount }) {
  const school = schoolLine(account.accountExtraInfo[0]);
  return (
    <>
      <ProfilePicture key={account.imgUrl} account={account} size={PICTURE_SIZE} />
      <span className={classes.accountName}>
        <b>{fullName(account)}</b>
        {school !== '' && <small aria-hidden="true">{school}</small>}
      </span>
    </>
  );
}
