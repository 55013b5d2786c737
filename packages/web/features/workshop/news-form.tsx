import { Button, Textarea, TextInput } from '@mantine/core';
import { NEWS_BODY_MAX, NEWS_HEADER_MAX, type NewsDraft, type NewsItem, type Picture } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { refreshShown } from '../../api/workshop-queries.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form.tsx';
import { NewsLinks } from './news-links.tsx';
import { StoryClips } from './story-clips.tsx';
import { StoryPreview } from './story-preview.tsx';
import { problemText } from './problem-text.ts';
import { Thumb } from './thumb.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { UploadArea } from './upload-area.tsx';
import classes from './workshop.module.css';

/** The day is what the field holds; the server says when it is none. */
type Draft = Omit<NewsDraft, 'publishedOn'> & { readonly publishedOn: string };
type StoryPicture = { readonly mediaId: string; readonly picture: Picture };

type NewsFormProps = {
  readonly accountId: number;
  readonly today: string;
  /** The story that is changed; null for a new one. */
  readonly item: NewsItem | null;
  readonly onClose: (said: string) => void;
};

/** A story with its pictures, links and videos. The first picture is its cover too, so none is hidden behind it (HOME-20). */
export function NewsForm({ accountId, today, item, onClose }: NewsFormProps) {
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
  const save = useMutation({
    mutationFn: () => {
      const imageMediaIds = pictures.map(({ mediaId }) => mediaId);
      const publishedOn = draft.publishedOn as NewsDraft['publishedOn'];
      const body = { ...draft, publishedOn, coverMediaId: imageMediaIds[0] ?? null, imageMediaIds };
      return item === null
        ? api.call('createNews', { params: { accountId }, body })
        : api.call('updateNews', { params: { accountId, newsId: item.newsId }, body });
    },
    onSuccess: async () => {
      setIsChanged(false);
      await refreshShown(queryClient, 'news');
      onClose(item === null ? 'The story is published.' : 'The story is saved.');
    },
  });
  const headerProblem = problemText(save.error, 'header', 'The headline');
  const dayProblem = problemText(save.error, 'publishedOn', 'The day');
  return (
    <>
      <Form className={classes.form} onSubmit={() => !save.isPending && save.mutate()}>
        <UnsavedGuard isUnsaved={isChanged} />
        <div className={classes.pair}>
          <TextInput
            size="md"
            label="Headline"
            value={draft.header}
            maxLength={NEWS_HEADER_MAX}
            error={headerProblem}
            description={`${draft.header.length} of ${NEWS_HEADER_MAX} characters`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={(event) => set({ header: event.currentTarget.value })}
          />
          <TextInput
            size="md"
            type="date"
            label="Day"
            value={draft.publishedOn}
            error={dayProblem}
            onChange={(event) => set({ publishedOn: event.currentTarget.value })}
          />
        </div>
        <Textarea
          size="md"
          label="Text"
          rows={8}
          resize="vertical"
          value={draft.body}
          error={problemText(save.error, 'body', 'The text')}
          description={`${draft.body.length.toLocaleString('en')} of ${NEWS_BODY_MAX.toLocaleString('en')} characters`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => set({ body: event.currentTarget.value })}
        />
        <fieldset className={classes.group}>
          <legend>Pictures</legend>
          <UploadArea
            what="pictures"
            accept="image/jpeg,image/png,image/webp,image/avif"
            hint="The first picture is the cover."
            send={async (upload, options) => {
              const { mediaId, picture } = await api.upload(
                'uploadPicture',
                { params: { accountId }, query: { use: 'news' }, upload },
                options,
              );
              arrange((before) => [...before, { mediaId, picture }]);
            }}
            onDone={async () => undefined}
          />
          <ol className={`${classes.list} ${classes.pictures}`}>
            {pictures.map(({ mediaId, picture }, index) => (
              <li key={mediaId} className={classes.picture}>
                <Thumb picture={picture} />
                <Button
                  size="md"
                  variant="subtle"
                  aria-label={`Remove picture ${index + 1}`}
                  onClick={() => arrange((before) => before.filter((one) => one.mediaId !== mediaId))}
                >
                  Remove
                </Button>
                {index > 0 && (
                  <Button
                    size="md"
                    variant="subtle"
                    aria-label={`Make picture ${index + 1} the cover`}
                    onClick={() =>
                      arrange((before) => [{ mediaId, picture }, ...before.filter((one) => one.mediaId !== mediaId)])
                    }
                  >
                    Make cover
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </fieldset>
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
        {save.isError && <Failure>{save.error.message}</Failure>}
        <div className={classes.actions}>
          <Button type="submit" size="md" disabled={save.isPending}>
            {save.isPending ? 'Saving…' : item === null ? 'Publish' : 'Save'}
          </Button>
          <Button size="md" variant="default" aria-haspopup="dialog" onClick={() => setIsPreview(true)}>
            Preview
          </Button>
          <Button size="md" variant="subtle" onClick={() => onClose('')}>
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

function draftOf(item: NewsItem | null, today: string): Draft {
  const nothing = { coverMediaId: null, imageMediaIds: [], clipMediaIds: [], links: [], videoUrls: [] };
  if (item === null) return { ...nothing, publishedOn: today, header: '', body: '' };
  const { publishedOn, header, body, links, attached } = item;
  const { clipMediaIds, videoUrls } = attached;
  return { ...nothing, publishedOn, header, body, links, clipMediaIds, videoUrls };
}

/** Cover first, each once; pictures that are gone are left out. */
function picturesOf(item: NewsItem | null): readonly StoryPicture[] {
  if (item === null) return [];
  const shown = item.coverPhoto === null ? item.images : [item.coverPhoto, ...item.images];
  const byId = new Map(shown.map((picture) => [/\/media\/([^/]+)\//.exec(picture.url)?.[1] ?? '', picture]));
  return [...byId].map(([mediaId, picture]) => ({ mediaId, picture }));
}
