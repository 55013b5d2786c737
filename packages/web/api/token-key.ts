/** The storage key of the id token. A separate module for the page's script, which must stay small. */
export const TOKEN_KEY = 'strokebook.idToken';
