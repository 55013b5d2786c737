import type { AccountId } from '@strokebook/golf/access';
import { Button, Textarea, TextInput } from '@mantine/core';
import { MAX_NEWS_BODY, MAX_NEWS_HEADER, type NewsDraft, type NewsItem } from '@strokebook/contract';
import { grouped } from '@strokebook/golf/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useApi } from '../../api/api-context.tsx';
import { refreshShown } from '../../api/refresh-shown.ts';
import { useFirstField, useFirstWrong } from '../../lib/focus.ts';
import { withScheme } from '../../lib/web-address.ts';
import { Form } from '../../ui/fields/form.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { NewsLinks } from './news-links.tsx';
import { SaveConflict } from '../../controls/save-form/save-conflict.tsx';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { type StoryPicture, StoryPictures } from './story-pictures.tsx';
import { StoryClips } from './story-clips.tsx';
import { StoryPreview } from './story-preview.tsx';
import { dayProblemText, problemText } from '../../api/problem-text.ts';
import { useUnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { useUploads } from './use-uploads.ts';

/** The day is the field's text; the server reports an invalid one. */
type Draft = Omit<NewsDraft, 'publishedOn'> & { readonly publishedOn: string };

/** Problems that fields of the form show. */
const AT_FIELDS = /^\$\.(header|publishedOn|body|clipMediaIds|links\[\d+\]\.(url|label)|videoUrls\[\d+\])$/;

type NewsFormProps = {
  readonly accountId: AccountId;
  readonly today: string;
  /** The story to edit; null for a new one. */
  readonly item: NewsItem | null;
  readonly onClose: (said: string) => void;
  /** Starts again from the stored story. */
  readonly onReload: () => void;
};

/**
 * The form of a story with its pictures, links and videos. The first picture is also its cover, so that none is hidden
 * behind it (HOME-20).
 */
export function NewsForm({ accountId, today, item, onClose, onReload }: NewsFormProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => draftOf(item, today));
  const [pictures, setPictures] = useState<readonly StoryPicture[]>(() => picturesOf(item));
  const [isChanged, setIsChanged] = useState(false);
  const [isPreview, setIsPreview] = useState(false);
  const set = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }));
    setIsChanged(true);
  };
  const arrange = (next: (before: readonly StoryPicture[]) => readonly StoryPicture[]) => {
    setPictures(next);
    setIsChanged(true);
  };
  const files = useUploads(
    async (upload, options) => {
      const call = { params: { accountId }, query: { use: 'news' as const }, upload };
      const { mediaId, picture } = await api.upload('uploadPicture', call, options);
      arrange((before) => [...before, { mediaId, picture }]);
    },
    async () => undefined,
  );
  const save = useMutation({
    /** With `version` the server refuses to overwrite later changes of others. */
    mutationFn: (version: string | undefined) => {
      const imageMediaIds = pictures.map(({ mediaId }) => mediaId);
      const publishedOn = draft.publishedOn as NewsDraft['publishedOn'];
      const addresses = {
        links: draft.links.map((link) => ({ ...link, url: withScheme(link.url) })),
        videoUrls: draft.videoUrls.map(withScheme),
      };
      const body = { ...draft, ...addresses, publishedOn, coverMediaId: imageMediaIds[0] ?? null, imageMediaIds };
      return item === null
        ? api.call('createNews', { params: { accountId }, body })
        : api.call('updateNews', { params: { accountId, newsId: item.newsId }, body: { ...body, version } });
    },
    onSuccess: async () => {
      setIsChanged(false);
      await refreshShown(queryClient, 'news');
      onClose(item === null ? 'The story is published.' : 'The story is saved.');
    },
  });
  const headerProblem = problemText(save.error, 'header', 'The headline');
  const dayProblem = dayProblemText(save.error, 'publishedOn', 'The day', draft.publishedOn);
  const form = useFirstField<HTMLFormElement>();
  useFirstWrong(form, save.error);
  const { guard, leave } = useUnsavedGuard(isChanged || files.uploads.length > 0);
  /**
   * A story can only be published with all of its pictures: running uploads must finish, and failed ones be retried or
   * removed.
   */
  const isBlocked = files.uploads.length > 0;
  const begunFrom = useState(item?.version)[0];
  return (
    <>
      <Form
        ref={form}
        className="stack gap-16"
        onSubmit={() => !save.isPending && !isBlocked && save.mutate(begunFrom)}
      >
        {guard}
        <div className="field-pair">
          <TextInput
            label="Headline"
            value={draft.header}
            maxLength={MAX_NEWS_HEADER}
            error={headerProblem}
            description={`${draft.header.length} of ${MAX_NEWS_HEADER} characters`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={(event) => set({ header: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="Day"
            value={draft.publishedOn}
            error={dayProblem}
            onChange={(event) => set({ publishedOn: event.currentTarget.value })}
          />
        </div>
        <Textarea
          label="Text"
          rows={8}
          resize="vertical"
          value={draft.body}
          error={problemText(save.error, 'body', 'The text')}
          description={`${grouped(draft.body.length)} of ${grouped(MAX_NEWS_BODY)} characters`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => set({ body: event.currentTarget.value })}
        />
        <StoryPictures pictures={pictures} files={files} onArrange={arrange} />
        <StoryClips
          accountId={accountId}
          chosen={draft.clipMediaIds}
          problem={problemText(save.error, 'clipMediaIds', 'Clips')}
          onChange={(clipMediaIds) => set({ clipMediaIds })}
        />
        <NewsLinks
          links={draft.links}
          videoUrls={draft.videoUrls}
          error={save.error}
          onLinks={(links) => set({ links })}
          onVideos={(videoUrls) => set({ videoUrls })}
        />
        {save.error instanceof ApiError && save.error.code === 'NEWS_CHANGED' ? (
          <SaveConflict onReload={onReload} onOverwrite={() => save.mutate(undefined)}>
            {save.error.message}
          </SaveConflict>
        ) : (
          <SaveFailure error={save.error} atFields={AT_FIELDS} />
        )}
        <p role="status" className="note">
          {blockedText(files.underWay, files.uploads.length)}
        </p>
        <div className="row-wrap gap-8">
          <BusyButton type="submit" isInactive={save.isPending || isBlocked}>
            {save.isPending ? 'Saving…' : item === null ? 'Publish' : 'Save'}
          </BusyButton>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setIsPreview(true)}>
            Preview
          </Button>
          <Button variant="subtle" onClick={() => leave(() => onClose(''))}>
            Cancel
          </Button>
        </div>
      </Form>
      {isPreview && (
        <StoryPreview
          accountId={accountId}
          draft={draft}
          pictures={pictures.map(({ picture }) => picture)}
          onClose={() => setIsPreview(false)}
        />
      )}
    </>
  );
}

/** Why a story cannot be published yet; '' if it can. */
function blockedText(underWay: number, all: number): string {
  if (underWay > 0) return `Waiting for ${underWay === 1 ? 'one picture' : `${underWay} pictures`}…`;
  if (all === 0) return '';
  return `${all === 1 ? 'One picture has' : `${all} pictures have`} not arrived. Retry or dismiss ${all === 1 ? 'it' : 'them'} first.`;
}

function draftOf(item: NewsItem | null, today: string): Draft {
  const nothing = { coverMediaId: null, imageMediaIds: [], clipMediaIds: [], links: [], videoUrls: [] };
  if (item === null) return { ...nothing, publishedOn: today, header: '', body: '' };
  const { publishedOn, header, body, links, attached } = item;
  const { clipMediaIds, videoUrls } = attached;
  return { ...nothing, publishedOn, header, body, links, clipMediaIds, videoUrls };
}

/** Cover first, without duplicates; missing pictures are left out. */
function picturesOf(item: NewsItem | null): readonly StoryPicture[] {
  if (item === null) return [];
  const shown = item.coverPhoto === null ? item.images : [item.coverPhoto, ...item.images];
  const byId = new Map(shown.map((picture) => [/\/media\/([^/]+)\//.exec(picture.url)?.[1] ?? '', picture]));
  return [...byId].map(([mediaId, picture]) => ({ mediaId, picture }));
}
