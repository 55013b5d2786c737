import { z } from 'zod';
import { route, signedIn } from '../route.ts';
import { AccessLevel, AccountId, ActiveAccount, Preferences } from '../schemas/account.ts';
import { IdList } from '../schemas/id.ts';
import { Code } from '../schemas/sign-in.ts';
import {
  BirthYear,
  ContactChange,
  FirstAnswers,
  OwnEmail,
  OwnNameChange,
  Sharing,
  SharingChange,
} from '../schemas/own-account.ts';

export const ownAccountRoutes = {
  updateName: route({
    method: 'PUT',
    path: '/api/me/name',
    summary: "Changes one's own name and username; the username is part of the profile's address.",
    access: signedIn,
    body: OwnNameChange,
    output: ActiveAccount,
    errors: ['USERNAME_TAKEN', 'TOO_MANY_REQUESTS'],
  }),
  answerFirstQuestions: route({
    method: 'PUT',
    path: '/api/me/first-answers',
    summary:
      'Stores what a new person said of themselves: player, coach or parent, the events they compete in, the year of birth and the school. They are not asked again, whatever they skipped.',
    access: signedIn,
    body: FirstAnswers,
    output: ActiveAccount,
  }),
  updatePreferences: route({
    method: 'PUT',
    path: '/api/me/preferences',
    summary: 'Changes default hole count, units and kind of map of the signed-in account.',
    access: signedIn,
    body: Preferences,
    output: ActiveAccount,
  }),
  updateEmail: route({
    method: 'PUT',
    path: '/api/me/email',
    summary:
      'Sets the email of the signed-in account, or takes it away. An unconfirmed one gets a code if the installation sends mail; the same email again asks for another code.',
    access: signedIn,
    body: OwnEmail,
    output: ActiveAccount,
    errors: ['CodeDeliveryFailureException', 'TOO_MANY_REQUESTS'],
  }),
  confirmEmail: route({
    method: 'POST',
    path: '/api/me/email/confirmation',
    summary: 'Confirms the email of the signed-in account by the code that was sent to it.',
    access: signedIn,
    body: z.strictObject({ code: Code }),
    output: ActiveAccount,
    errors: ['CodeMismatchException', 'ExpiredCodeException', 'TOO_MANY_REQUESTS'],
  }),
  getSharing: route({
    method: 'GET',
    path: '/api/me/sharing',
    shows: [],
    summary: 'Who may see what of the signed-in account.',
    access: signedIn,
    output: Sharing,
  }),
  updateSharing: route({
    method: 'PUT',
    path: '/api/me/sharing',
    summary: 'Opens and closes the public site and its features.',
    access: signedIn,
    body: SharingChange,
    output: Sharing,
  }),
  updateBirthYear: route({
    method: 'PUT',
    path: '/api/me/birth-year',
    summary:
      'Says the year of birth. As long as nobody has chosen who sees the account, the pages of an adult are opened and those of others closed.',
    access: signedIn,
    body: z.strictObject({ birthYear: BirthYear }),
    output: Sharing,
  }),
  updateContact: route({
    method: 'PUT',
    path: '/api/me/contact',
    summary:
      'Says who receives messages from visitors: nobody, the account itself from the age of 18, or a member of its circle, who must agree to it.',
    access: signedIn,
    body: ContactChange,
    output: Sharing,
    errors: ['MEMBER_NOT_FOUND', 'CONTACT_FOR_ADULTS', 'CONTACT_FOR_GUARDIANS'],
  }),
  updateCircleLevel: route({
    method: 'PUT',
    path: '/api/me/circle/:memberId/level',
    summary: 'Gives a member of the circle another level of access; under 18 a higher one waits for a guardian.',
    access: signedIn,
    params: z.strictObject({ memberId: AccountId }),
    body: z.strictObject({ level: AccessLevel }),
    output: Sharing,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  removeCircleMember: route({
    method: 'DELETE',
    path: '/api/me/circle/:memberId',
    summary: 'Takes somebody out of the circle, and the player out of teams that this person coaches.',
    access: signedIn,
    params: z.strictObject({ memberId: AccountId }),
    query: z.strictObject({ fromTeams: IdList.optional() }),
    output: Sharing,
  }),
  letInMember: route({
    method: 'POST',
    path: '/api/me/circle/:memberId/agree',
    summary: 'Lets somebody into the circle who waited for a guardian, once the player is an adult.',
    access: signedIn,
    params: z.strictObject({ memberId: AccountId }),
    output: Sharing,
    errors: ['MEMBER_NOT_FOUND'],
  }),
};
