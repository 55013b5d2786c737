import type { PublicAccount } from '@strokebook/contract';
import { type AccountAccess, canSee, features, hasFullAccess, type Viewer } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { About } from '../../features/about/about.tsx';
import { ContactButton } from '../../features/contact/contact-button.tsx';
import { ProfilePicture } from '../../features/profile/profile-picture.tsx';
import classes from './blocks.module.css';

/** Widths of the picture in the about block (see about.module.css). */
const PICTURE_SIZE = 136;
const PICTURE_SIZES = '(max-width: 559.98px) 88px, 136px';

type PlayerAboutProps = {
  readonly account: PublicAccount;
  readonly viewer: Viewer | null;
  readonly access: AccountAccess;
  /** The page that begins with the block. */
  readonly page: 'summary' | 'resume';
  /** Whether visitors can write to the player. */
  readonly canContact: boolean;
  readonly children?: ReactNode;
};

/**
 * The about block with the player's picture. View Resume opens the builder for those with full access, and the public
 * resume for others (PROFILE-15, PROFILE-O4).
 */
export function PlayerAbout({ account, viewer, access, page, canContact, children }: PlayerAboutProps) {
  const { accountId, username } = account;
  return (
    <About
      account={account}
      picture={<ProfilePicture key={account.imgUrl} account={account} size={PICTURE_SIZE} sizes={PICTURE_SIZES} />}
      actions={
        <>
          {hasFullAccess(viewer, access) ? (
            <Link
              to="/player/$username/resume"
              params={{ username }}
              search={{ builder: true }}
              resetScroll={false}
              className={classes.primary}
            >
              View Resume
            </Link>
          ) : (
            canSee(viewer, access, features.resume) && (
              <Link to="/cgr/$report" params={{ report: 'resume' }} search={{ accountId }} className={classes.primary}>
                View Resume
              </Link>
            )
          )}
          {canContact && !hasFullAccess(viewer, access) && (
            <ContactButton accountId={accountId} name={fullName(account)} className={classes.secondary} />
          )}
          {page === 'summary' && canSee(viewer, access, features.compareStats) && (
            <Link to="/player/$username/stats" params={{ username }} className={classes.secondary}>
              Compare Stats
            </Link>
          )}
          {children}
        </>
      }
    />
  );
}
