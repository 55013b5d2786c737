import { z } from 'zod';
import { route, signedIn } from '../route.ts';
import { AuditEvent, Security } from '../schemas/security.ts';
import { Code, Password, SignInResponse } from '../schemas/sign-in.ts';

export const securityRoutes = {
  getSecurity: route({
    method: 'GET',
    path: '/api/me/security',
    summary: 'How, and on which devices, one is signed in.',
    access: signedIn,
    output: Security,
    errors: ['NotAuthorizedException'],
  }),
  sendConfirmationCode: route({
    method: 'POST',
    path: '/api/me/confirmation',
    summary: "Sends a code to one's own phone, to confirm that it is the owner who asks.",
    access: signedIn,
    output: SignInResponse,
    errors: [
      'NotAuthorizedException',
      'LimitExceededException',
      'CodeDeliveryFailureException',
      'InvalidParameterException',
    ],
  }),
  confirmIdentity: route({
    method: 'POST',
    path: '/api/me/confirmation/verify',
    summary: 'Confirms by that code; what needs a confirmation can be done for ten minutes.',
    access: signedIn,
    body: z.strictObject({ code: Code }),
    output: Security,
    errors: [
      'NotAuthorizedException',
      'CodeMismatchException',
      'ExpiredCodeException',
      'InvalidParameterException',
      'LimitExceededException',
    ],
    bodyError: 'InvalidParameterException',
  }),
  setPassword: route({
    method: 'PUT',
    path: '/api/me/password',
    summary: 'Sets a password, or changes it; one that is forgotten is replaced after a confirmation by code.',
    access: signedIn,
    body: z.strictObject({ currentPassword: Password.optional(), newPassword: Password }),
    output: Security,
    errors: [
      'NotAuthorizedException',
      'CONFIRMATION_REQUIRED',
      'PASSWORD_MISMATCH',
      'PASSWORD_GUESSABLE',
      'LimitExceededException',
    ],
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/me/sessions/:sessionId',
    summary: 'Signs out one device, at once.',
    access: signedIn,
    params: z.strictObject({ sessionId: z.uuid() }),
    output: Security,
    errors: ['NotAuthorizedException'],
  }),
  signOutEverywhere: route({
    method: 'POST',
    path: '/api/me/sign-out-everywhere',
    summary: 'Signs out every device, this one too.',
    access: signedIn,
    output: z.object({ status: z.literal('SUCCESS') }),
    errors: ['NotAuthorizedException'],
  }),
  listAuditEvents: route({
    method: 'GET',
    path: '/api/me/audit',
    summary: 'What was done with the signed-in account, newest first.',
    access: signedIn,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.object({ events: z.array(AuditEvent), nextBefore: z.number().int().nullable() }),
    errors: ['NotAuthorizedException'],
  }),
};
