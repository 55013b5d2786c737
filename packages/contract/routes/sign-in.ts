import { z } from 'zod';
import { publicAccess, route, signedIn } from '../route.ts';
import { ActiveAccount } from '../schemas/account.ts';
import { Code, Password, PhoneNumber, RotationAttempt, Session, SignInResponse } from '../schemas/sign-in.ts';

export const signInRoutes = {
  startPhoneSignIn: route({
    method: 'POST',
    path: '/api/auth/phone',
    summary:
      'Sends a one-time code to a phone number; within two minutes the code sent before stays the one, unless its tries are spent.',
    access: publicAccess,
    body: z.strictObject({ phoneNumber: PhoneNumber }),
    output: SignInResponse,
    errors: ['LimitExceededException', 'CodeDeliveryFailureException'],
    bodyError: 'InvalidParameterException',
  }),
  resendCode: route({
    method: 'POST',
    path: '/api/auth/resend',
    summary: 'Sends a new code, two minutes after the last one at the earliest; the previous code becomes invalid.',
    access: publicAccess,
    body: z.strictObject({ phoneNumber: PhoneNumber }),
    output: SignInResponse,
    errors: ['LimitExceededException', 'CodeDeliveryFailureException'],
    bodyError: 'InvalidParameterException',
  }),
  verifyCode: route({
    method: 'POST',
    path: '/api/auth/verify',
    summary: 'Exchanges a code for a session; a new number gets an account.',
    access: publicAccess,
    body: z.strictObject({ phoneNumber: PhoneNumber, code: Code }),
    output: Session,
    errors: ['CodeMismatchException', 'ExpiredCodeException', 'LimitExceededException'],
    bodyError: 'InvalidParameterException',
  }),
  signInWithPassword: route({
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Exchanges a phone number and a password for a session.',
    access: publicAccess,
    body: z.strictObject({ phoneNumber: PhoneNumber, password: Password }),
    output: Session,
    errors: ['PASSWORD_MISMATCH', 'LimitExceededException'],
    bodyError: 'InvalidParameterException',
  }),
  refreshSession: route({
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Returns a new id token and rotates the refresh cookie.',
    access: publicAccess,
    body: z.strictObject({ attempt: RotationAttempt.optional() }).optional(),
    output: Session,
    errors: ['NotAuthorizedException'],
  }),
  signOut: route({
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'Ends the session of the refresh cookie.',
    access: publicAccess,
    output: z.object({ status: z.literal('SUCCESS') }),
  }),
  getActiveAccount: route({
    method: 'GET',
    path: '/api/me',
    shows: ['details'],
    isKept: true,
    summary: 'The signed-in account.',
    access: signedIn,
    output: ActiveAccount,
  }),
};
