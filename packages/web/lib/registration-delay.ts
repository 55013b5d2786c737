/** Delay of the service worker's registration and of the first update check after a start, at most (SHELL-03). */
export const REGISTRATION_DELAY_MS = 30_000;
