/** Where the refresh token is kept: a cookie that goes to the calls of sign-in alone. */
export const refreshCookie = { name: 'refreshToken', path: '/api/auth' } as const;
