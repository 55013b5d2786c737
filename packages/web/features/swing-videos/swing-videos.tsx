import type { SwingVideo } from '@strokebook/contract';
import { useState } from 'react';
import { Carousel } from '../../controls/carousel/carousel.tsx';
import { webAddress } from '../../lib/web-address.ts';
import { videoIdIn } from '../../lib/video-site.ts';
import { EmbeddedVideo } from '../../ui/media/embedded-video.tsx';
import { ClipPlayer } from './clip-player.tsx';
import classes from './swing-videos.module.css';

/** A carousel of swings with players (HOME-05). Autoplay stops permanently once one was played. */
export function SwingVideos({ videos }: { readonly videos: readonly SwingVideo[] }) {
  const [isHeld, setIsHeld] = useState(false);
  return (
    <Carousel
      label="Swing Videos"
      items={videos}
      keyOf={({ mediaId }) => mediaId}
      nameOf={({ title }) => title}
      ratio={4 / 3}
      isAutoplaying
      isHeld={isHeld}
    >
      {(video, isCurrent) => <Player video={video} isCurrent={isCurrent} onPlay={() => setIsHeld(true)} />}
    </Carousel>
  );
}

type PlayerProps = { readonly video: SwingVideo; readonly isCurrent: boolean; readonly onPlay: () => void };

function Player({ video, isCurrent, onPlay }: PlayerProps) {
  if (video.kind === 'clip') return <ClipPlayer video={video} isCurrent={isCurrent} onPlay={onPlay} />;
  const videoId = videoIdIn(video.url);
  if (videoId !== null) {
    // An external video cannot be stopped, so it is removed when it is out of view.
    return <EmbeddedVideo key={String(isCurrent)} videoId={videoId} title={video.title} onPlay={onPlay} />;
  }
  const address = webAddress(video.url);
  return (
    <p className={classes.elsewhere}>
      {address === null ? (
        video.title
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {video.title}
        </a>
      )}
    </p>
  );
}
