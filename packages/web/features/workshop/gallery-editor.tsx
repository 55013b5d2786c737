import type { AccountId } from '@strokebook/golf/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type GalleryItem, MAX_PICTURE_BYTES, megabytes } from '@strokebook/contract';
import { useApi } from '../../api/api-context.tsx';
import { refreshShown } from '../../api/refresh-shown.ts';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { MediaItem } from './media-item.tsx';
import { UploadArea } from './upload-area.tsx';
import { UnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { useMediaChanges } from './use-media-changes.ts';
import { uploadsText, useUploads } from './use-uploads.ts';
import classes from './workshop.module.css';

/** Editor of a player's pictures: upload, order, captions, featured. */
export function GalleryEditor({ accountId }: { readonly accountId: AccountId }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const gallery = useQuery(api.query('getGallery', { params: { accountId } }));
  const files = useUploads(
    (upload, options) =>
      api.upload('uploadPicture', { params: { accountId }, query: { use: 'gallery' }, upload }, options),
    () => refreshShown(queryClient, 'pictures'),
  );
  return (
    <>
      <UnsavedGuard isUnsaved={files.underWay > 0} said={uploadsText(files.underWay)} />
      <PageSection id="upload" title="Add pictures">
        <UploadArea
          what="pictures"
          accept="image/jpeg,image/png,image/webp,image/avif"
          hint={`JPEG, PNG, WebP or AVIF, up to ${megabytes(MAX_PICTURE_BYTES)} each. Choose several at once. Location data is removed.`}
          files={files}
        />
      </PageSection>
      <QueryState query={gallery} skeleton={<SkeletonRows rows={3} rowHeight={180} />}>
        {(items) => <Items accountId={accountId} items={items} />}
      </QueryState>
    </>
  );
}

function Items({ accountId, items }: { readonly accountId: AccountId; readonly items: readonly GalleryItem[] }) {
  const { api } = useApi();
  const changes = useMediaChanges(
    accountId,
    'gallery',
    items,
    api.query('getGallery', { params: { accountId } }).queryKey,
  );
  return (
    <PageSection id="pictures" title="Gallery" status={changes.status}>
      <p className="note">
        {items.length === 0
          ? 'There are no pictures yet. Those you add appear here, to be named and put in order.'
          : 'Featured pictures go round on your profile, in this order.'}
      </p>
      <ol className={classes.list}>
        {items.map((item, index) => (
          <MediaItem
            key={item.mediaId}
            {...item}
            place={index + 1}
            count={items.length}
            error={changes.errorOf(item.mediaId)}
            isSaved={changes.isSaved(item.mediaId)}
            onTitle={(title) => changes.rename(item, title)}
            onFeature={(isFeatured) => changes.feature(item, isFeatured)}
            onMove={(by) => changes.move(item, by)}
            onDelete={() => changes.remove(item)}
          />
        ))}
      </ol>
    </PageSection>
  );
}
