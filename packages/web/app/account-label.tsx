import type { ActiveAccount } from '@strokebook/contract';
import { fullName, schoolLine } from '@strokebook/golf/format';
import { Avatar } from '../ui/media/avatar.tsx';
import { sizedPicture } from '../ui/media/sized-picture.ts';
import classes from './shell.module.css';

const AVATAR_SIZE = 32;

/** Photo, else letter, name and school of the signed-in account; phones show only the photo or letter. */
export function AccountLabel({ account }: { readonly account: ActiveAccount }) {
  const { imgUrl } = account;
  const school = schoolLine(account.accountExtraInfo[0]);
  return (
    <>
      <Avatar
        imgUrl={imgUrl === null ? null : sizedPicture(imgUrl, AVATAR_SIZE * 2)}
        name={fullName(account)}
        size={AVATAR_SIZE}
      />
      <span className={classes.accountName}>
        <b>{fullName(account)}</b>
        {school !== '' && <small aria-hidden="true">{school}</small>}
      </span>
    </>
  );
}
