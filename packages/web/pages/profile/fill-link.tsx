import type { Profile } from '@strokebook/contract';
import { Link } from '@tanstack/react-router';

/** Titles of the links at empty parts, by the page of the workshop that edits them. */
const titles = {
  about: 'Add about text',
  schedule: 'Edit the schedule',
  pictures: 'Add pictures',
  videos: 'Add swing videos',
  news: 'Add news',
} as const;

type FillLinkProps = { readonly profile: Profile; readonly part: keyof typeof titles };

/** A link from an empty part to the page that edits it, for viewers with access. */
export function FillLink({ profile: { account, hasFullAccess }, part }: FillLinkProps) {
  if (!hasFullAccess) return null;
  return (
    <Link
      to={`/player/$username/edit/${part}`}
      params={{ username: account.username }}
      className="inline-row touch accent strong"
    >
      {titles[part]}
    </Link>
  );
}
