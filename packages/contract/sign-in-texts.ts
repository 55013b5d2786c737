/** The specification's messages by screen (ERR-01 to ERR-06). */
const everyPhoneScreen = {
  NetworkError: 'Network error. Please check your connection and try again.',
  LimitExceededException: 'Too many attempts. Please try again later.',
};
const phoneScreen: Readonly<Record<string, string>> = {
  ...everyPhoneScreen,
  InvalidParameterException: 'Invalid phone number format. Please try again.',
  UserNotFoundException: 'Phone number not found. Please check and try again.',
};
const codeScreen: Readonly<Record<string, string>> = {
  CodeMismatchException: 'Invalid verification code. Please try again.',
  ExpiredCodeException: 'Verification code has expired. Please request a new one.',
  LimitExceededException: 'Too many attempts. Please try again later.',
  InvalidParameterException: 'Invalid verification code format.',
};

/** What a failed sign-in call may contain: a string, or an object with a message, a nested error or a code. */
export type SignInFailure =
  | string
  | {
      readonly message?: string | undefined;
      readonly error?: { readonly message?: string | undefined } | undefined;
      readonly code?: string | undefined;
    }
  | null
  | undefined;

/** The message for the phone screen: a string, else its message, else the nested message, else by code (ERR-03). */
export const phoneScreenText = (failure: SignInFailure): string =>
  textOf(failure, phoneScreen, 'Authentication error: ', 'Failed to send verification code. Please try again.');

/** The message for the code screen, in the same order (ERR-04, ERR-05, ERR-O2). */
export const codeScreenText = (failure: SignInFailure): string =>
  textOf(failure, codeScreen, 'Verification error: ', 'Invalid verification code. Please try again.');

/** The message for the password screen: its message, else one that does not say which of the two is wrong (ERR-06). */
export const passwordScreenText = (failure: SignInFailure): string =>
  textOf(failure, everyPhoneScreen, null, 'Invalid phone number or password. Please try again.');

function textOf(
  failure: SignInFailure,
  byCode: Readonly<Record<string, string>>,
  prefix: string | null,
  fallback: string,
): string {
  if (typeof failure === 'string') return failure === '' ? fallback : failure;
  const message = failure?.message || failure?.error?.message;
  if (message) return message;
  const code = failure?.code;
  if (!code) return fallback;
  return byCode[code] ?? (prefix === null ? fallback : prefix + code);
}
