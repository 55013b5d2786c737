import type { AccountId } from '@strokebook/golf/access';
import { TextInput } from '@mantine/core';
import { MAX_CLIP_BYTES, MAX_MEDIA_TITLE, megabytes, type SwingVideo } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { refreshShown } from '../../api/refresh-shown.ts';
import { useFirstWrong } from '../../lib/focus.ts';
import { withScheme } from '../../lib/web-address.ts';
import { Form } from '../../ui/fields/form.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { AddressInput } from '../../ui/fields/address-input.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { problemText } from '../../api/problem-text.ts';
import { MediaItem } from './media-item.tsx';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { UploadArea } from './upload-area.tsx';
import { UnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { useMediaChanges } from './use-media-changes.ts';
import { uploadsText, useUploads } from './use-uploads.ts';
import { useSendClip } from './use-send-clip.ts';
import classes from './workshop.module.css';

/** Editor of a player's swings: uploaded clips and links. */
export function VideoEditor({ accountId }: { readonly accountId: AccountId }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const videos = useQuery(api.query('getSwingVideos', { params: { accountId } }));
  const refresh = () => refreshShown(queryClient, 'videos');
  const files = useUploads(useSendClip(accountId, refresh), refresh);
  return (
    <>
      <UnsavedGuard isUnsaved={files.underWay > 0} said={uploadsText(files.underWay)} />
      <PageSection id="upload" title="Add videos">
        <UploadArea
          what="videos"
          accept="video/mp4,video/quicktime,video/webm"
          hint={`MP4, MOV or WebM, up to ${megabytes(MAX_CLIP_BYTES)} each. Location data is removed.`}
          files={files}
        />
        <LinkForm accountId={accountId} onAdded={refresh} />
      </PageSection>
      <QueryState query={videos} skeleton={<SkeletonRows rows={2} rowHeight={180} />}>
        {(items) => <Items accountId={accountId} items={items} />}
      </QueryState>
    </>
  );
}

function LinkForm({ accountId, onAdded }: { readonly accountId: AccountId; readonly onAdded: () => Promise<void> }) {
  const { api } = useApi();
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const add = useMutation({
    mutationFn: () => api.call('addVideoLink', { params: { accountId }, body: { url: withScheme(url), title } }),
    onSuccess: async () => {
      await onAdded();
      setUrl('');
      setTitle('');
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, add.error);
  const isInactive = url.trim() === '' || add.isPending;
  const isUnsaved = url !== '' || title !== '';
  const problem = problemText(add.error, 'url', 'The address');
  return (
    <Form ref={form} className="stack gap-16" onSubmit={() => !isInactive && add.mutate()}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <div className="field-pair">
        <AddressInput
          label="Address of a video elsewhere"
          placeholder="https://www.youtube.com/watch?v=…"
          value={url}
          error={problem}
          onChange={setUrl}
        />
        <TextInput
          label="Its caption"
          maxLength={MAX_MEDIA_TITLE}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      {isUnsaved && <SaveFailure error={add.error} atFields={/^\$\.url$/} />}
      <div className="row-wrap gap-8">
        <BusyButton type="submit" variant="default" isInactive={isInactive}>
          Add link
        </BusyButton>
      </div>
    </Form>
  );
}

function Items({ accountId, items }: { readonly accountId: AccountId; readonly items: readonly SwingVideo[] }) {
  const { api } = useApi();
  const changes = useMediaChanges(
    accountId,
    'swingVideo',
    items,
    api.query('getSwingVideos', { params: { accountId } }).queryKey,
  );
  return (
    <PageSection id="videos" title="Swing videos" status={changes.status}>
      {items.length === 0 && <p className="note">There are no videos yet. Film a swing, and add it above.</p>}
      <ol className={classes.list}>
        {items.map((item, index) => (
          <MediaItem
            key={item.mediaId}
            title={item.title}
            isFeatured={item.isFeatured}
            picture={item.poster}
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
