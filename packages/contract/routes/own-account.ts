import { z } from 'zod';
import { route, signedIn } from '../route.ts';
import { AccountId, ActiveAccount, Preferences } from '../schemas/account.ts';
import { OwnName, Sharing, SharingChange } from '../schemas/own-account.ts';

export const ownAccountRoutes = {
  updateName: route({
    method: 'PUT',
    path: '/api/me/name',
    summary: "Changes one's own name and username; the username is part of the profile's address.",
    access: signedIn,
    body: OwnName,
    output: ActiveAccount,
    errors: ['NotAuthorizedException', 'USERNAME_TAKEN', 'TOO_MANY_REQUESTS'],
  }),
  updatePreferences: route({
    method: 'PUT',
    path: '/api/me/preferences',
    summary: 'Changes default hole count, units and kind of map of the signed-in account.',
    access: signedIn,
    body: Preferences,
    output: ActiveAccount,
    errors: ['NotAuthorizedException'],
  }),
  getSharing: route({
    method: 'GET',
    path: '/api/me/sharing',
    summary: 'Who may see what of the signed-in account.',
    access: signedIn,
    output: Sharing,
    errors: ['NotAuthorizedException'],
  }),
  updateSharing: route({
    method: 'PUT',
    path: '/api/me/sharing',
    summary: 'Opens and closes the public site and its features.',
    access: signedIn,
    body: SharingChange,
    output: Sharing,
    errors: ['NotAuthorizedException'],
  }),
  addCircleMember: route({
    method: 'POST',
    path: '/api/me/circle',
    summary: 'Gives another account full access to this one.',
    access: signedIn,
    body: z.strictObject({ username: z.string().trim().min(1).max(40) }),
    output: Sharing,
    errors: ['NotAuthorizedException', 'MEMBER_NOT_FOUND', 'CIRCLE_FULL'],
  }),
  removeCircleMember: route({
    method: 'DELETE',
    path: '/api/me/circle/:memberId',
    summary: 'Takes full access away.',
    access: signedIn,
    params: z.strictObject({ memberId: AccountId }),
    output: Sharing,
    errors: ['NotAuthorizedException'],
  }),
};
