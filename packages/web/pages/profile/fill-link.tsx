import type { Profile } from '@strokebook/contract';
import { Link } from '@tanstack/react-router';
import classes from './blocks.module.css';

/** What stands beside a part that is empty, by the page of the workshop where it is filled. */
const titles = {
  about: 'Add about text',
  schedule: 'Edit the schedule',
  pictures: 'Add pictures',
  videos: 'Add swing videos',
  news: 'Add news',
} as const;

type FillLinkProps = { readonly profile: Profile; readonly part: keyof typeof titles };

/** From a part that is empty to where it can be filled, for those who may. */
export function FillLink({ profile: { account, hasFullAccess }, part }: FillLinkProps) {
  if (!hasFullAccess) return null;
  return (
    <Link to={`/player/$username/edit/${part}`} params={{ username: account.username }} className={classes.fill}>
      {titles[part]}
    </Link>
  );
}
