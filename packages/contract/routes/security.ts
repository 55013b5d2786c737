import { z } from 'zod';
import { route, signedIn } from '../route.ts';
import { AuditEvent, Security } from '../schemas/security.ts';
import { Code, Password, PhoneNumber, SignInResponse } from '../schemas/sign-in.ts';

export const securityRoutes = {
  getSecurity: route({
    method: 'GET',
    path: '/api/me/security',
    shows: [],
    summary: 'Sign-in methods and signed-in devices.',
    access: signedIn,
    output: Security,
  }),
  sendConfirmationCode: route({
    method: 'POST',
    path: '/api/me/confirmation',
    summary: "Sends a code to one's own phone, to confirm the owner's identity.",
    access: signedIn,
    output: SignInResponse,
    errors: ['LimitExceededException', 'CodeDeliveryFailureException', 'InvalidParameterException'],
  }),
  confirmIdentity: route({
    method: 'POST',
    path: '/api/me/confirmation/verify',
    summary: 'Checks that code; for ten minutes after it protected actions are allowed.',
    access: signedIn,
    body: z.strictObject({ code: Code }),
    output: Security,
    errors: ['CodeMismatchException', 'ExpiredCodeException', 'LimitExceededException'],
    bodyError: 'InvalidParameterException',
  }),
  startPhoneChange: route({
    method: 'POST',
    path: '/api/me/phone-number/code',
    summary:
      'Sends a code to another number that the account shall have. The reply is the same whoever has the number.',
    access: signedIn,
    body: z.strictObject({ phoneNumber: PhoneNumber }),
    output: SignInResponse,
    errors: ['PHONE_NUMBER_OWN', 'LimitExceededException', 'CodeDeliveryFailureException'],
    bodyError: 'InvalidParameterException',
  }),
  changePhoneNumber: route({
    method: 'PUT',
    path: '/api/me/phone-number',
    summary:
      'Changes the number with the code that was sent to the new one: at once after a confirmation by code to the old number, with the password after three days. Signs out all other devices.',
    access: signedIn,
    body: z.strictObject({ phoneNumber: PhoneNumber, code: Code, currentPassword: Password.optional() }),
    output: Security,
    errors: [
      'CONFIRMATION_REQUIRED',
      'PASSWORD_MISMATCH',
      'CodeMismatchException',
      'ExpiredCodeException',
      'LimitExceededException',
      'PHONE_NUMBER_OWN',
      'PHONE_NUMBER_TAKEN',
    ],
    bodyError: 'InvalidParameterException',
  }),
  withdrawPhoneChange: route({
    method: 'DELETE',
    path: '/api/me/phone-number/change',
    summary: 'Stops a change of the number that waits for its day.',
    access: signedIn,
    output: Security,
  }),
  setPassword: route({
    method: 'PUT',
    path: '/api/me/password',
    summary: 'Sets or changes the password; a forgotten one is replaced after confirmation by code.',
    access: signedIn,
    body: z.strictObject({ currentPassword: Password.optional(), newPassword: Password }),
    output: Security,
    errors: ['CONFIRMATION_REQUIRED', 'PASSWORD_MISMATCH', 'PASSWORD_GUESSABLE', 'LimitExceededException'],
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/me/sessions/:sessionId',
    summary: 'Signs out one device at once.',
    access: signedIn,
    params: z.strictObject({ sessionId: z.uuid() }),
    output: Security,
  }),
  signOutEverywhere: route({
    method: 'POST',
    path: '/api/me/sign-out-everywhere',
    summary: 'Signs out every device, including this one.',
    access: signedIn,
    output: z.object({ status: z.literal('SUCCESS') }),
  }),
  listAuditEvents: route({
    method: 'GET',
    path: '/api/me/audit',
    shows: ['rounds'],
    summary: 'The trail of the signed-in account, newest first.',
    access: signedIn,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.object({ events: z.array(AuditEvent), nextBefore: z.number().int().nullable() }),
  }),
};
