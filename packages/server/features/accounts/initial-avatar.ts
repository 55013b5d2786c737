import type { AccountId } from '@strokebook/golf/access';
/** Colors on which white text is readable in both themes (contrast of at least 4.5). */
const tones = ['#2f6f4f', '#35618e', '#7a4f9a', '#9a4a3c', '#6b6a1f', '#1f6f78', '#8a3f6a', '#54606e'] as const;

/** A default picture: the account's initials on a color that is fixed per account. */
export function drawInitialAvatar(accountId: AccountId, firstName: string, lastName: string): string {
  const initials = [firstName, lastName].map(firstLetter).join('') || '?';
  const tone = tones[accountId % tones.length];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<rect width="96" height="96" fill="${tone}"/>`,
    '<text x="48" y="49" fill="#fff" font-family="system-ui, sans-serif" font-size="38" font-weight="600" text-anchor="middle" dominant-baseline="central">',
    escapeXml(initials),
    '</text></svg>',
  ].join('');
}

/** The first grapheme: an accent belongs to its letter. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
