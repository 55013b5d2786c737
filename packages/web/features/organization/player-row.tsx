import type { OrganizationPlayer } from '@strokebook/contract';
import { plural, scoreToPar } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/avatar.tsx';
import classes from './organization.module.css';

/** A player with photo, class and school, and how they scored lately, leading to the profile. */
export function PlayerRow({ player }: { readonly player: OrganizationPlayer }) {
  const { username, fullName, imgUrl, school, recentForm } = player;
  return (
    <li className={classes.player}>
      <Link to="/player/$username" params={{ username }} preload={false} className={classes.row}>
        <Avatar imgUrl={imgUrl} name={fullName} size={44} />
        <span className={classes.text}>
          <span className={classes.name}>{fullName}</span>
          {school !== '' && <span className={classes.detail}>{school}</span>}
        </span>
        <span className={classes.form}>
          {recentForm === null ? (
            <span className={classes.detail}>No rounds shown</span>
          ) : (
            <>
              <b className={classes.figure}>{scoreToPar(recentForm.toPar, 1)}</b>
              <span className={classes.detail}>to par · {plural(recentForm.roundCount, 'round')}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}
