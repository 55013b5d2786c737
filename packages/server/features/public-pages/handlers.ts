import { isSitePublic } from '@strokebook/golf/access';
import { LRUCache } from 'lru-cache';
import { loadAccessById } from '../../db/accounts/access-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import type { PublicPages } from '../../http/page-parts.ts';
import { openOrRefuse } from '../../http/open-profile.ts';
import { createCallLimits } from '../../http/call-limits.ts';
import { networkOf } from '../../http/network.ts';
import { RequestError } from '../../http/request-error.ts';
import { dayEverywhere } from '../../ports/clock.ts';
import { pictureLimit } from '../../pictures/limit.ts';
import { loadPicture } from '../../media/load-picture.ts';
import { findPlayer, type PublicPagesDeps } from './find-player.ts';
import { renderPreviewPicture, renderSitePicture } from './preview-pictures.ts';
import type { PageDeps } from './described-page.ts';
import { renderPage } from './render-page.ts';
import { pagesSitemap, profilesSitemap, sitemapIndex } from './sitemaps.ts';

/**
 * Max preview pictures that are drawn for one network per minute, on each server. One takes a quarter of a second and two
 * are drawn at a time, so that a network has a sixteenth of the time of all picture work. Each link that is sent takes one.
 */
export const MAX_DRAWN_FOR_NETWORK = 30;
/** Max bytes of cached preview pictures; one has about 40 kB. */
const MAX_PREVIEW_BYTES = 20_000_000;

/** The preview pictures of links: to a profile, rendered once per day and data version of the account, and to other pages. */
export function createPreviewHandlers(deps: PublicPagesDeps) {
  const pictures = new LRUCache<string, Promise<Buffer>>({ maxSize: MAX_PREVIEW_BYTES });
  const drawn = createCallLimits({ perMinute: MAX_DRAWN_FOR_NETWORK, writesPerMinute: MAX_DRAWN_FOR_NETWORK }, () =>
    deps.clock.now().getTime(),
  );
  let sitePicture: Promise<Buffer> | undefined;
  return {
    getSitePicture: async () => {
      sitePicture ??= pictureLimit(() => renderSitePicture(deps.config.productName));
      return { contentType: 'image/png', bytes: await sitePicture, cacheControl: 'public, max-age=86400' };
    },
    getPreviewPicture: async ({ params }, { holder, origin }) => {
      const loaded = await loadAccessById(deps.query, params.accountId, holder);
      const access = openOrRefuse(loaded, holder);
      // Messengers and crawlers send no token, so everyone gets the picture of a visitor.
      const found = await findPlayer(deps, access);
      if (found === null) throw new RequestError('NOT_FOUND');
      const { player, season } = found;
      const draw = async () => {
        const picture = await loadPicture(deps, access.accountId, player.profilePictureId);
        return pictureLimit(() => renderPreviewPicture(deps.config.productName, player, season, picture));
      };
      // That of a private profile is not cached by browsers, because another person may use the same one.
      const isForAll = isSitePublic(access);
      const key = `${access.accountId}/${access.dataVersion}/${deps.clock.today()}/${dayEverywhere(deps.clock)}`;
      const known = pictures.get(key);
      // By network, because accounts are free.
      const retryAfterSeconds = known === undefined ? drawn.count(networkOf(origin.address), false) : null;
      if (retryAfterSeconds !== null) throw new RequestError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
      const drawing = known ?? draw();
      pictures.set(key, drawing, { size: 40_000 });
      const bytes = await drawing.catch((error: unknown) => {
        pictures.delete(key);
        throw error;
      });
      return { contentType: 'image/png', bytes, cacheControl: isForAll ? 'private, max-age=300' : 'private, no-store' };
    },
  } satisfies Partial<Handlers>;
}

/** Pages for readers without scripts. */
export const createPublicPages = (deps: PageDeps): PublicPages => ({
  render: (request) => renderPage(deps, request),
  sitemapIndex: (origin) => sitemapIndex(deps.query, origin),
  pagesSitemap: (origin) => pagesSitemap(deps.query, origin),
  profilesSitemap: (origin, number) => profilesSitemap(deps.query, origin, number),
});
