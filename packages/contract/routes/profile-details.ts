import { z } from 'zod';
import { fullAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { EditedProfile, ProfileDetailsChange } from '../schemas/profile-details.ts';

const params = z.strictObject({ accountId: AccountId });

export const profileDetailsRoutes = {
  getProfileDetails: route({
    method: 'GET',
    path: '/api/accounts/:accountId/details',
    shows: ['details'],
    summary: "A player's profile details, for those who may edit them.",
    access: fullAccess,
    params,
    output: EditedProfile,
  }),
  updateProfileDetails: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/details',
    summary: "Changes a player's profile details; omitted ones stay.",
    access: fullAccess,
    params,
    body: ProfileDetailsChange,
    output: EditedProfile,
  }),
};
