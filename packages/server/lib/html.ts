const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for element content and quoted attributes of HTML and XML. Characters that XML does not allow are
 * removed.
 */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** JSON for a script element: nothing in it can close the element or begin a comment. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
