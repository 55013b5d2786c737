import { z } from 'zod';
import { profileAccess, route } from '../route.ts';
import { AccountId, Profile } from '../schemas/account.ts';
import { OwnAccountQuery } from '../schemas/specification-fields.ts';

export const accountRoutes = {
  getProfile: route({
    method: 'GET',
    path: '/api/profiles/:username',
    shows: ['details'],
    freshMinutes: 1,
    isKept: true,
    summary: 'Resolves an account by username. Private and missing profiles get the same reply.',
    access: profileAccess,
    params: z.strictObject({ username: z.string().min(1).max(40) }),
    output: Profile,
    errors: ['NOT_FOUND'],
  }),
  getProfileById: route({
    method: 'GET',
    path: '/api/accounts/:accountId/profile',
    shows: ['details'],
    freshMinutes: 1,
    summary: 'Resolves an account by the number in a resume link. Private and missing profiles get the same reply.',
    access: profileAccess,
    params: z.strictObject({ accountId: AccountId }),
    query: OwnAccountQuery,
    output: Profile,
    errors: ['NOT_FOUND'],
  }),
  getPreviewPicture: route({
    method: 'GET',
    path: '/api/accounts/:accountId/preview.png',
    shows: [],
    summary: 'Preview picture for links to a profile: name, school, key figures. 1,200 by 630 pixels.',
    access: profileAccess,
    params: z.strictObject({ accountId: AccountId }),
    output: { file: 'a PNG picture' },
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
};
