const KEY = 'phoneAuthState';

/** A sign-in that waits for its code (DATA-06). In session storage, so that a reload does not lose it. */
export type PhoneAuthState = {
  readonly phoneNumber: string;
  readonly countryCode: string;
  /** Whether a code was asked for within two minutes before, which may be the valid one (AUTH-O13). */
  readonly wasSentBefore?: boolean;
};

export function readPhoneAuthState(storage: Storage): PhoneAuthState | null {
  try {
    const state: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isPhoneAuthState(state) ? state : null;
  } catch {
    return null;
  }
}

export function writePhoneAuthState(storage: Storage, state: PhoneAuthState | null): void {
  if (state === null) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(state));
}

function isPhoneAuthState(state: unknown): state is PhoneAuthState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'phoneNumber' in state &&
    'countryCode' in state &&
    typeof state.phoneNumber === 'string' &&
    typeof state.countryCode === 'string'
  );
}
