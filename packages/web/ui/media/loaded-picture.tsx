import { type ComponentProps, type ReactNode, useState } from 'react';

type LoadedPictureProps = Omit<ComponentProps<'img'>, 'ref' | 'onError'> & {
  readonly src: string;
  readonly alt: string;
  /** Shown instead of a picture that cannot be loaded. */
  readonly fallback: ReactNode;
};

/** A picture, or its fallback where it cannot be loaded. */
export function LoadedPicture({ fallback, alt, ...image }: LoadedPictureProps) {
  const { src } = image;
  const [broken, setBroken] = useState<string | null>(null);
  if (src === broken) return fallback;
  return (
    <img
      {...image}
      alt={alt}
      // The server's HTML has the picture, so that it can fail before the app hears of it.
      ref={(element) => {
        if (element !== null && hasFailed(element)) setBroken(src);
      }}
      onError={() => setBroken(src)}
    />
  );
}

const hasFailed = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;
