import type { SwingVideo } from '@strokebook/contract';
import { useEffect, useRef, useState } from 'react';
import { PlayIcon } from '../../ui/icons.tsx';
import classes from './swing-videos.module.css';

type ClipPlayerProps = {
  readonly video: SwingVideo;
  /** A clip that is moved out of view stops. */
  readonly isCurrent: boolean;
  readonly onPlay: () => void;
};

/** A clip with a start button; its controls appear with the first play (HOME-06, HOME-07). */
export function ClipPlayer({ video, isCurrent, onPlay }: ClipPlayerProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  useEffect(() => {
    if (!isCurrent) ref.current?.pause();
  }, [isCurrent]);
  const start = () => {
    ref.current?.focus();
    // Rejected if the clip cannot be played: then the button stays.
    ref.current?.play().catch(() => setIsPlaying(false));
  };
  return (
    <div className={classes.player}>
      <video
        ref={ref}
        src={video.url}
        poster={video.poster?.url}
        preload={video.poster === null ? 'metadata' : 'none'}
        aria-label={video.title}
        controls={hasPlayed}
        tabIndex={hasPlayed ? 0 : -1}
        playsInline
        onPlay={() => {
          setIsPlaying(true);
          setHasPlayed(true);
          onPlay();
        }}
        onPause={() => setIsPlaying(false)}
      >
        <track kind="captions" />
      </video>
      {!isPlaying && (
        <button type="button" className={classes.overlay} aria-label={`Play ${video.title}`} onClick={start}>
          <PlayIcon size={26} />
        </button>
      )}
    </div>
  );
}
