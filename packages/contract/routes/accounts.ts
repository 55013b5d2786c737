import { z } from 'zod';
import { profileAccess, route } from '../route.ts';
import { AccountId, Profile } from '../schemas/account.ts';

export const accountRoutes = {
  getProfile: route({
    method: 'GET',
    path: '/api/profiles/:username',
    summary: 'Resolves an account by username. A private and a missing profile answer alike.',
    access: profileAccess,
    params: z.strictObject({ username: z.string().min(1).max(40) }),
    output: Profile,
    errors: ['NOT_FOUND'],
  }),
  getProfileImage: route({
    method: 'GET',
    path: '/api/accounts/:accountId/image',
    summary: "An account's picture; those of private profiles are missing for outsiders.",
    access: profileAccess,
    params: z.strictObject({ accountId: AccountId }),
    output: { file: 'an SVG, WebP, PNG or JPEG picture' },
    errors: ['NOT_FOUND'],
  }),
};
