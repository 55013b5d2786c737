import { useState } from 'react';
import { embedAddress } from '../../lib/video-site.ts';
import { PlayIcon } from '../icons.tsx';
import classes from './embedded-video.module.css';

type EmbeddedVideoProps = { readonly videoId: string; readonly title: string; readonly onPlay?: () => void };

/** A video of another site, from which nothing is loaded until the user starts it. */
export function EmbeddedVideo({ videoId, title, onPlay }: EmbeddedVideoProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a player of another origin, the one that the page's policy allows
      <iframe
        className="no-border full-width block full-height"
        src={embedAddress(videoId)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button
      type="button"
      className={classes.facade}
      aria-label={`Play ${title} from YouTube`}
      onClick={() => {
        setIsWanted(true);
        onPlay?.();
      }}
    >
      <span className={classes.play}>
        <PlayIcon size={26} />
      </span>
      <span className="note">from YouTube</span>
    </button>
  );
}
