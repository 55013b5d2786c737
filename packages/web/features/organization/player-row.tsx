import type { OrganizationPlayer } from '@strokebook/contract';
import { plural, scoreToPar } from '@strokebook/golf/format';
import { RowLink } from '../../ui/link-rows.tsx';
import classes from './organization.module.css';

/** A player with photo, class, school and recent form, linked to the profile. */
export function PlayerRow({ player }: { readonly player: OrganizationPlayer }) {
  const { username, fullName, imgUrl, school, recentForm } = player;
  return (
    <li>
      <RowLink
        to="/player/$username"
        params={{ username }}
        preload={false}
        picture={{ imgUrl, name: fullName }}
        detail={school}
        end={<RecentForm form={recentForm} />}
      />
    </li>
  );
}

function RecentForm({ form }: { readonly form: OrganizationPlayer['recentForm'] }) {
  if (form === null) return <span className="note">No rounds shown</span>;
  return (
    <span className={classes.form}>
      <b className={classes.figure}>{scoreToPar(form.toPar, 1)}</b>
      <span className="note">to par · {plural(form.roundCount, 'round')}</span>
    </span>
  );
}
