/** The cookie of the refresh token, which is only sent to the calls of sign-in. */
export const refreshCookie = { name: 'refreshToken', path: '/api/auth' } as const;
