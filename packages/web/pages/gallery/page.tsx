import { getRouteApi } from '@tanstack/react-router';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { useGallery } from '../../features/gallery/use-gallery.ts';
import { SwingVideos } from '../../features/swing-videos/swing-videos.tsx';
import { useSwingVideos } from '../../features/swing-videos/use-swing-videos.ts';
import { breakpoints } from '../../lib/breakpoints.ts';
import { Card } from '../../ui/pages/card.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { BlockSkeleton } from '../profile/block-skeleton.tsx';
import { FillLink } from '../profile/fill-link.tsx';
import classes from '../profile/blocks.module.css';

const route = getRouteApi('/player/$username/gallery');
const NARROW_SIZES = `(min-width: ${breakpoints.mobile}px) calc(100vw - 296px), calc(100vw - 32px)`;
const ALONE_SIZES = `(min-width: 1280px) 960px, ${NARROW_SIZES}`;
/** In wide windows the swings are beside the pictures. */
const BESIDE_SIZES = `(min-width: ${breakpoints.narrow}px) 640px, ${NARROW_SIZES}`;

/** Swings and pictures at full width (PROFILE-O2). */
export function GalleryPage() {
  const { profile } = route.useRouteContext();
  const { accountId } = profile.account;
  const gallery = useGallery(accountId, 'all');
  const { videos, isSettled } = useSwingVideos(accountId);
  const items = gallery.items ?? [];
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Swing Videos</h1>
      <div className={classes.media}>
        {!isSettled || !gallery.isSettled ? (
          <BlockSkeleton />
        ) : (
          <>
            {videos.length === 0 && items.length === 0 && (
              <Notice title="No pictures or swings yet.">
                <p>They show here once the player has added some.</p>
                <p className={classes.fillLinks}>
                  <FillLink profile={profile} part="pictures" />
                  <FillLink profile={profile} part="videos" />
                </p>
              </Notice>
            )}
            {videos.length > 0 && (
              <Card title="Swings">
                <SwingVideos videos={videos} />
              </Card>
            )}
            {items.length > 0 && (
              <Card title="Gallery">
                <Gallery items={items} sizes={videos.length > 0 ? BESIDE_SIZES : ALONE_SIZES} />
              </Card>
            )}
          </>
        )}
      </div>
    </main>
  );
}
