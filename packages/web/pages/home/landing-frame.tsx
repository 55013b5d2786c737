import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import classes from './home.module.css';

/** Delay after loading before the frame is measured again (ROUTE-08). */
const FRAME_RESIZE_DELAY_MS = 1_000;

type LandingFrameProps = { readonly src: string; readonly productName: string };

/** The sister site in a frame that takes the remaining height of the window (ROUTE-06 to ROUTE-08). */
export function LandingFrame({ src, productName }: LandingFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const resize = useEffectEvent(() => {
    const top = (frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    setHeight(Math.max(0, window.innerHeight - top));
  });
  useEffect(() => {
    const listener = () => resize();
    listener();
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }, []);
  useLayoutEffect(() => {
    if (!isLoaded) return undefined;
    // By then the rest of the page has its final position.
    const timer = setTimeout(() => resize(), FRAME_RESIZE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return (
    <main className="block">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a site of our own, which needs its scripts and cookies */}
      <iframe
        ref={frame}
        className={classes.frame}
        title={productName}
        src={src}
        style={{ height: height ?? undefined }}
        data-loaded={isLoaded || undefined}
        onLoad={() => setIsLoaded(true)}
      />
    </main>
  );
}
