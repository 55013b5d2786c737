import type { PublicAccount } from '@strokebook/contract';
import { type AccountAccess, canSee, features, hasFullAccess, type Viewer } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import type { SchoolColors } from '@strokebook/golf/organization';
import { Link } from '@tanstack/react-router';
import { CompareWithPlayer } from '../../controls/compare-player/compare-with-player.tsx';
import { Cover } from '../../features/about/cover.tsx';
import { ContactButton } from '../../features/contact/contact-button.tsx';
import { ProfilePicture } from '../../features/profile/profile-picture.tsx';
import classes from './blocks.module.css';

/** Widths of the picture on the cover (see cover.module.css). */
const PICTURE_SIZE = 120;
const PICTURE_SIZES = '(max-width: 559.98px) 72px, 120px';

type PlayerCoverProps = {
  readonly account: PublicAccount;
  readonly viewer: Viewer | null;
  readonly access: AccountAccess;
  /** The page that begins with it. */
  readonly page: 'summary' | 'resume';
  /** Whether visitors can write to the player. */
  readonly canContact: boolean;
  readonly schoolColors: SchoolColors | null;
  /** The course drawn behind the cover's text; null while it is unknown. */
  readonly courseId: string | null;
};

/**
 * The cover of a profile. View Resume opens the builder for those with full access, and the public
 * resume for others (PROFILE-15, PROFILE-O4).
 */
export function PlayerCover(props: PlayerCoverProps) {
  const { account, viewer, access, page, canContact, schoolColors, courseId } = props;
  const { accountId, username } = account;
  // A recruiter came to write, so Contact leads.
  const canWrite = canContact && !hasFullAccess(viewer, access);
  return (
    <Cover
      account={account}
      schoolColors={schoolColors}
      courseId={courseId}
      picture={<ProfilePicture account={account} size={PICTURE_SIZE} sizes={PICTURE_SIZES} />}
      actions={
        <>
          {canWrite && <ContactButton accountId={accountId} name={fullName(account)} className={classes.goldOnCover} />}
          {hasFullAccess(viewer, access) ? (
            <Link
              to="/player/$username/resume"
              params={{ username }}
              search={{ builder: true }}
              resetScroll={false}
              className={classes.onCover}
            >
              View Resume
            </Link>
          ) : (
            canSee(viewer, access, features.resume) && (
              <Link
                to="/cgr/$report"
                params={{ report: 'resume' }}
                search={{ accountId }}
                className={canWrite ? classes.quietOnCover : classes.onCover}
              >
                View Resume
              </Link>
            )
          )}
          {page === 'summary' && canSee(viewer, access, features.compareStats) && (
            <div className={classes.comparing}>
              <Link to="/player/$username/stats" params={{ username }} className={classes.lesserOnCover}>
                Compare Stats
              </Link>
              <CompareWithPlayer
                player={{ accountId, username, name: fullName(account) }}
                className={classes.lesserOnCover ?? ''}
              >
                Compare with …
              </CompareWithPlayer>
            </div>
          )}
        </>
      }
    />
  );
}
