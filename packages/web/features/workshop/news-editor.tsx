import type { AccountId } from '@strokebook/golf/access';
import { Button } from '@mantine/core';
import type { NewsHeadline, NewsItem } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { refreshShown } from '../../api/refresh-shown.ts';
import { useFocusLeftBehind, useOpenerFocus } from '../../lib/focus.ts';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { DeleteButton } from './delete-button.tsx';
import { NewsForm } from './news-form.tsx';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import classes from './workshop.module.css';

/** Editor of a player's stories. */
export function NewsEditor({ accountId, today }: { readonly accountId: AccountId; readonly today: string }) {
  const { api } = useApi();
  const news = useQuery(api.query('getNews', { params: { accountId } }));
  /** The id of the edited story. */
  const [edited, setEdited] = useState<{ readonly newsId: string } | 'new' | null>(null);
  const [status, setStatus] = useState('');
  /** The last opened story, whose button gets the focus back. */
  const [closed, setClosed] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const section = useOpenerFocus(edited === null ? closed : null);
  /** Loads the stored story for editing, because the cached one may be outdated. */
  const open = (newsId: string) => {
    queryClient.removeQueries({ queryKey: api.query('getNewsItem', { params: { accountId, newsId } }).queryKey });
    setEdited({ newsId });
  };
  if (edited !== null) {
    const form = (item: NewsItem | null) => (
      <NewsForm
        accountId={accountId}
        today={today}
        item={item}
        onClose={(said) => {
          setStatus(said);
          setClosed(edited === 'new' ? 'new' : edited.newsId);
          setEdited(null);
        }}
        onReload={() => item !== null && open(item.newsId)}
      />
    );
    return edited === 'new' ? (
      <PageSection id="story" title="New story">
        {form(null)}
      </PageSection>
    ) : (
      <PageSection id="story" title="Change story">
        <StoredStory accountId={accountId} newsId={edited.newsId}>
          {form}
        </StoredStory>
      </PageSection>
    );
  }
  return (
    <PageSection id="news" title="News" status={status}>
      <div ref={section} className="row-wrap gap-8">
        <Button data-opens="new" onClick={() => setEdited('new')}>
          Write news
        </Button>
      </div>
      <QueryState query={news} skeleton={<SkeletonRows rows={4} rowHeight={72} />}>
        {(items) =>
          items.length === 0 ? (
            <p className="note">No newsfeed items have been added. Write the first one.</p>
          ) : (
            <ul className={classes.list}>
              {items.map((item) => (
                <Story
                  key={item.newsId}
                  accountId={accountId}
                  item={item}
                  onEdit={() => open(item.newsId)}
                  onDeleted={() => setStatus('The story is deleted.')}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
    </PageSection>
  );
}

type StoredStoryProps = {
  readonly accountId: AccountId;
  readonly newsId: string;
  readonly children: (item: NewsItem) => ReactNode;
};

/** Loads the stored story for editing. */
function StoredStory({ accountId, newsId, children }: StoredStoryProps) {
  const { api } = useApi();
  const item = useQuery(api.query('getNewsItem', { params: { accountId, newsId } }));
  return (
    <QueryState query={item} skeleton={<SkeletonRows rows={6} rowHeight={70} />}>
      {children}
    </QueryState>
  );
}

type StoryProps = {
  readonly accountId: AccountId;
  readonly item: NewsHeadline;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
};

function Story({ accountId, item, onEdit, onDeleted }: StoryProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { newsId, header, formattedDate } = item;
  const row = useFocusLeftBehind<HTMLLIElement>();
  const remove = useMutation({
    mutationFn: () => api.call('deleteNews', { params: { accountId, newsId } }),
    onSuccess: async () => {
      await refreshShown(queryClient, 'news');
      onDeleted();
    },
  });
  return (
    <li ref={row} className={`${classes.item} ${classes.plain}`}>
      <div className={classes.body}>
        <span className="strong break-anywhere">{header}</span>
        <span className="note">{formattedDate}</span>
      </div>
      <div className="row-wrap gap-8">
        <Button variant="default" data-opens={newsId} aria-label={`Edit ${header}`} onClick={onEdit}>
          Edit
        </Button>
        <DeleteButton name={header} isPending={remove.isPending} onDelete={() => remove.mutate()} />
      </div>
      {remove.isError && <SaveFailure error={remove.error} />}
    </li>
  );
}
