import type { AccountId } from '@strokebook/golf/access';
import type { NewsHeadline } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { Article } from '../../controls/article/article.tsx';
import { ArticleDialog } from '../../controls/article/article-dialog.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

type NewsDialogProps = {
  readonly accountId: AccountId;
  readonly headline: NewsHeadline;
  readonly onClose: () => void;
};

/** The article of a headline; the headline's data is shown while the rest loads (HOME-13). */
export function NewsDialog({ accountId, headline, onClose }: NewsDialogProps) {
  const { api } = useApi();
  const article = useQuery(api.query('getNewsItem', { params: { accountId, newsId: headline.newsId } }));
  return (
    <ArticleDialog header={headline.header} formattedDate={headline.formattedDate} onClose={onClose}>
      <QueryState query={article} skeleton={<SkeletonRows rows={5} rowHeight={32} />}>
        {(item) => <Article item={item} />}
      </QueryState>
    </ArticleDialog>
  );
}
