import { playerHomeFeatures } from '@strokebook/golf/access';
import { z } from 'zod';
import { anyFeatureAccess, fullAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { OwnAccountQuery } from '../schemas/specification-fields.ts';
import { NewsChange, NewsDraft, NewsHeadline, NewsItem } from '../schemas/news.ts';

const access = anyFeatureAccess(...playerHomeFeatures);

const ofStory = z.strictObject({ accountId: AccountId, newsId: z.string().regex(/^[a-zA-Z0-9-]{1,64}$/) });

export const newsRoutes = {
  getNews: route({
    method: 'GET',
    path: '/api/accounts/:accountId/news',
    shows: ['news'],
    isKept: true,
    summary: "The headlines of a player's stories, newest first.",
    access,
    params: z.strictObject({ accountId: AccountId }),
    query: OwnAccountQuery,
    output: z.array(NewsHeadline),
  }),
  getNewsItem: route({
    method: 'GET',
    path: '/api/accounts/:accountId/news/:newsId',
    shows: ['news', 'pictures', 'videos'],
    summary: 'A story with its text, pictures, links and videos.',
    access,
    params: ofStory,
    output: NewsItem,
  }),
  createNews: route({
    method: 'POST',
    path: '/api/accounts/:accountId/news',
    summary: 'Publishes a story.',
    access: fullAccess,
    params: z.strictObject({ accountId: AccountId }),
    body: NewsDraft,
    output: NewsItem,
    errors: ['NEWS_FULL'],
  }),
  updateNews: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/news/:newsId',
    summary: 'Changes a story.',
    access: fullAccess,
    params: ofStory,
    body: NewsChange,
    output: NewsItem,
    errors: ['NEWS_CHANGED'],
  }),
  deleteNews: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/news/:newsId',
    summary: 'Deletes a story with its pictures.',
    access: fullAccess,
    params: ofStory,
    output: z.object({ status: z.literal('SUCCESS') }),
  }),
};
