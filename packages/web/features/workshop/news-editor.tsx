import { Button } from '@mantine/core';
import type { NewsItem } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { newsQuery } from '../../api/player-queries.ts';
import { refreshShown } from '../../api/workshop-queries.ts';
import { Failure } from '../../ui/failure.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { DeleteButton } from './delete-button.tsx';
import { NewsForm } from './news-form.tsx';
import classes from './workshop.module.css';

/** A player's stories: written, changed, removed. */
export function NewsEditor({ accountId, today }: { readonly accountId: number; readonly today: string }) {
  const { api } = useApi();
  const news = useQuery(newsQuery(api, accountId));
  const [edited, setEdited] = useState<NewsItem | 'new' | null>(null);
  const [status, setStatus] = useState('');
  if (edited !== null) {
    return (
      <PageSection id="story" title={edited === 'new' ? 'New story' : 'Change story'}>
        <NewsForm
          accountId={accountId}
          today={today}
          item={edited === 'new' ? null : edited}
          onClose={(said) => {
            setStatus(said);
            setEdited(null);
          }}
        />
      </PageSection>
    );
  }
  return (
    <PageSection id="news" title="News" status={status}>
      <div className={classes.actions}>
        <Button size="md" onClick={() => setEdited('new')}>
          Write news
        </Button>
      </div>
      <QueryState query={news} skeleton={<SkeletonRows rows={4} rowHeight={72} />}>
        {(items) =>
          items.length === 0 ? (
            <p className={classes.hint}>No newsfeed items have been added. Write the first one.</p>
          ) : (
            <ul className={classes.list}>
              {items.map((item) => (
                <Story
                  key={item.newsId}
                  accountId={accountId}
                  item={item}
                  onEdit={() => setEdited(item)}
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

type StoryProps = {
  readonly accountId: number;
  readonly item: NewsItem;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
};

function Story({ accountId, item, onEdit, onDeleted }: StoryProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { newsId, header, formattedDate } = item;
  const remove = useMutation({
    mutationFn: () => api.call('deleteNews', { params: { accountId, newsId } }),
    onSuccess: async () => {
      await refreshShown(queryClient, 'news');
      onDeleted();
    },
  });
  return (
    <li className={`${classes.item} ${classes.plain}`}>
      <div className={classes.body}>
        <span className={classes.name}>{header}</span>
        <span className={classes.hint}>{formattedDate}</span>
      </div>
      <div className={classes.actions}>
        <Button size="md" variant="default" aria-label={`Edit ${header}`} onClick={onEdit}>
          Edit
        </Button>
        <DeleteButton name={header} isPending={remove.isPending} onDelete={() => remove.mutate()} />
      </div>
      {remove.isError && <Failure>{remove.error.message}</Failure>}
    </li>
  );
}
