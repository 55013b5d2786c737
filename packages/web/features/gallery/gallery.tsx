import type { GalleryItem } from '@strokebook/contract';
import { Carousel } from '../../controls/carousel/carousel.tsx';
import { ResponsivePicture } from '../../ui/media/responsive-picture.tsx';

type GalleryProps = {
  readonly items: readonly GalleryItem[];
  /** The displayed width, as in a `sizes` attribute. */
  readonly sizes: string;
};

/** A carousel of pictures that advances every 5 seconds (HOME-02, HOME-03). */
export function Gallery({ items, sizes }: GalleryProps) {
  return (
    <Carousel
      label="Gallery"
      items={items}
      keyOf={({ mediaId }) => mediaId}
      nameOf={({ title }) => title}
      ratio={4 / 3}
      isAutoplaying
    >
      {({ picture, title }) => <ResponsivePicture picture={picture} alt={title} sizes={sizes} />}
    </Carousel>
  );
}
