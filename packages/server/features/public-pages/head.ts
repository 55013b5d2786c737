import { escapeHtml, escapeJson } from '../../lib/html.ts';

/** Metadata of a page for crawlers and messengers. */
export type PageHead = {
  /** Title of the window. */
  readonly title: string;
  /** Title of links to the canonical address. */
  readonly linkTitle: string;
  readonly description: string;
  /** Absolute address. */
  readonly canonical: string;
  readonly siteName: string;
  readonly kind: 'website' | 'profile';
  readonly picture: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** schema.org data. */
  readonly data: Readonly<Record<string, unknown>> | null;
};

/** The head elements of a public page. */
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
    property('og:image', picture.url),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    named('twitter:card', 'summary_large_image'),
    ...(data === null ? [] : [`<script type="application/ld+json">${escapeJson(data)}</script>`]),
  ].join('\n    ');
}

/** The head of every page that is not public: identical for all, so that it reveals nothing. */
export const plainHead = (siteName: string): string =>
  [`<title>${escapeHtml(siteName)}</title>`, named('robots', 'noindex')].join('\n    ');

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
