import { z } from 'zod';
import { fullAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { EditedProfile, ProfileDetailsChange } from '../schemas/profile-details.ts';

const params = z.strictObject({ accountId: AccountId });

export const profileDetailsRoutes = {
  getProfileDetails: route({
    method: 'GET',
    path: '/api/accounts/:accountId/details',
    summary: 'What a player says of themselves, for who may change it.',
    access: fullAccess,
    params,
    output: EditedProfile,
    errors: ['NOT_FOUND'],
  }),
  updateProfileDetails: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/details',
    summary: 'Changes what a player says of themselves; what is not named stays.',
    access: fullAccess,
    params,
    body: ProfileDetailsChange,
    output: EditedProfile,
    errors: ['NOT_FOUND', 'REQUEST_INVALID'],
  }),
};
