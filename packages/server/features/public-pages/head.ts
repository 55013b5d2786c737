import { escapeHtml, escapeJson } from './html.ts';

/** What a page says of itself to those who show links to it. */
export type PageHead = {
  /** Of the window. */
  readonly title: string;
  /** What a link to the canonical address is called. */
  readonly linkTitle: string;
  readonly description: string;
  /** Whole address. */
  readonly canonical: string;
  readonly siteName: string;
  readonly kind: 'website' | 'profile';
  readonly picture: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  } | null;
  /** schema.org data. */
  readonly data: Readonly<Record<string, unknown>> | null;
};

/** The elements of a page that everyone may find. */
export function publicHead({
  title,
  linkTitle,
  description,
  canonical,
  siteName,
  kind,
  picture,
  data,
}: PageHead): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:site_name', siteName),
    property('og:type', kind),
    property('og:title', linkTitle),
    property('og:description', description),
    property('og:url', canonical),
    ...(picture === null
      ? [named('twitter:card', 'summary')]
      : [
          property('og:image', picture.url),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(picture.width)),
          property('og:image:height', String(picture.height)),
          property('og:image:alt', picture.alt),
          named('twitter:card', 'summary_large_image'),
        ]),
    ...(data === null ? [] : [`<script type="application/ld+json">${escapeJson(data)}</script>`]),
  ].join('\n    ');
}

/** The same for every page that nobody should find: it tells nothing of what is there, or whether anything is. */
export const plainHead = (siteName: string): string =>
  [`<title>${escapeHtml(siteName)}</title>`, named('robots', 'noindex')].join('\n    ');

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
