/** Where the id token is kept in the browser's storage. In a file of its own for the page's script, which must stay small. */
export const TOKEN_KEY = 'strokebook.idToken';
