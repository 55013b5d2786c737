import type { NewsItem, Picture } from '@strokebook/contract';
import { Carousel } from '../carousel/carousel.tsx';
import { embeddedVideoId, videoIdIn } from '../../lib/video-site.ts';
import { webAddress } from '../../lib/web-address.ts';
import { EmbeddedVideo } from '../../ui/media/embedded-video.tsx';
import { ResponsivePicture } from '../../ui/media/responsive-picture.tsx';
import classes from './article.module.css';

const SIZES = '(min-width: 728px) 632px, calc(100vw - 64px)';

/** The parts of a story below its headline. */
export type ArticleContent = Pick<NewsItem, 'header' | 'body' | 'coverPhoto' | 'images' | 'links' | 'videos'>;

/** A story with its pictures, links and videos. All text is shown as plain text. */
export function Article({ item }: { readonly item: ArticleContent }) {
  return (
    <>
      <p className={classes.body}>{item.body}</p>
      <Pictures item={item} />
      {item.links.length > 0 && (
        <ul className={classes.links}>
          {item.links.map((link) => (
            <li key={`${link.url} ${link.label}`}>
              <ArticleLink {...link} />
            </li>
          ))}
        </ul>
      )}
      {item.videos.map((video) => (
        <ArticleVideo key={video.url} video={video} header={item.header} />
      ))}
    </>
  );
}

/** Several pictures as a carousel, else the cover, else the single picture (HOME-20, HOME-O3). */
function Pictures({ item: { coverPhoto, images, header } }: { readonly item: ArticleContent }) {
  if (images.length > 1) {
    const isCoverShown = coverPhoto === null || images.some(({ url }) => url === coverPhoto.url);
    const pictures = isCoverShown ? images : [coverPhoto, ...images];
    return (
      <div className="margin-top-16">
        <Carousel
          label="Pictures"
          items={pictures}
          keyOf={({ url }) => url}
          nameOf={(picture) => `Picture ${pictures.indexOf(picture) + 1}`}
          ratio={4 / 3}
          hasIndicators
        >
          {(picture) => <FullPicture picture={picture} alt={header} />}
        </Carousel>
      </div>
    );
  }
  const only = coverPhoto ?? images[0];
  if (only === undefined) return null;
  return (
    <div className={`margin-top-16 ${classes.single}`}>
      <FullPicture picture={only} alt={header} />
    </div>
  );
}

function FullPicture({ picture, alt }: { readonly picture: Picture; readonly alt: string }) {
  return (
    <>
      <ResponsivePicture picture={picture} alt={alt} sizes={SIZES} isEager />
      <a className={classes.full} href={picture.url} target="_blank" rel="noopener noreferrer">
        View full image
      </a>
    </>
  );
}

/** An embedded video of another site, or a link to a new tab (HOME-22, HOME-23). */
function ArticleLink({ url, label }: NewsItem['links'][number]) {
  const videoId = embeddedVideoId({ url, label });
  if (videoId !== null) {
    return (
      <div className={classes.embed}>
        <EmbeddedVideo videoId={videoId} title={label} />
      </div>
    );
  }
  const address = webAddress(url);
  if (address === null) return label;
  return (
    <a className="inline-row touch" href={address} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}

/**
 * An uploaded clip is played here, a video of the video site in a frame; the page's policy blocks all others (HOME-21).
 */
function ArticleVideo({ video, header }: { readonly video: NewsItem['videos'][number]; readonly header: string }) {
  const { url, width, height } = video;
  const title = `Video of ${header}`;
  if (url.startsWith('/')) {
    return (
      <video
        className={classes.video}
        style={{ aspectRatio: width === null || height === null ? 16 / 9 : width / height }}
        src={url}
        aria-label={title}
        preload="metadata"
        controls
        muted
        playsInline
      />
    );
  }
  const videoId = videoIdIn(url);
  return (
    <div className="margin-top-16 break-anywhere">
      {videoId === null ? (
        <ArticleLink url={url} label={url} />
      ) : (
        <div className={classes.embed}>
          <EmbeddedVideo videoId={videoId} title={title} />
        </div>
      )}
    </div>
  );
}
