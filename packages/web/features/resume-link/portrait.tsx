import type { PublicAccount } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import drawnHole from '../../ui/media/default-picture.svg';
import { LoadedPicture } from '../../ui/media/loaded-picture.tsx';
import classes from './resume-screen.module.css';

const SIZE = 112;
const HOLE_SIZE = 72;

/** The player's photo, or a drawn hole if there is none or it is broken. */
export function Portrait({ account }: { readonly account: PublicAccount }) {
  if (account.imgUrl === null) return <DrawnHole />;
  return (
    <LoadedPicture
      className={classes.portrait}
      src={account.imgUrl}
      alt={`Portrait of ${fullName(account)}`}
      width={SIZE}
      height={SIZE}
      fallback={<DrawnHole />}
    />
  );
}

/** At the side of the head of a resume without a photo, so that the name moves up. */
export const DrawnHole = () => (
  <img className={classes.hole} src={drawnHole} alt="" width={HOLE_SIZE} height={HOLE_SIZE} />
);
