import type { PublicAccount } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { LoadedPicture } from '../../ui/media/loaded-picture.tsx';
import classes from './resume-screen.module.css';

const SIZE = 112;

/** The player's photo; nothing if there is none or it is broken, and the name moves up. */
export function Portrait({ account }: { readonly account: PublicAccount }) {
  if (account.imgUrl === null) return null;
  return (
    <LoadedPicture
      className={classes.portrait}
      src={account.imgUrl}
      alt={`Portrait of ${fullName(account)}`}
      width={SIZE}
      height={SIZE}
      fallback={null}
    />
  );
}
