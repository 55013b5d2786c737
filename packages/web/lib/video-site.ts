/** Matches a watch page, a short or a short link, with an id of exactly eleven characters (HOME-25, HOME-O4). */
const VIDEO = /(?:youtube\.com\/(?:watch\?(?:[^\s#]*&)?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const ADDRESS = /youtube\.com\/(?:watch\?|shorts\/)|youtu\.be\//i;

/** The video id in a text, or null. */
export const videoIdIn = (text: string): string | null => VIDEO.exec(text)?.[1] ?? null;

/**
 * The id of the video that a link is embedded as: its label contains an address of the video site, and the label or
 * else the link itself contains the id. Null for other links (HOME-22, HOME-O4).
 */
export function embeddedVideoId({ label, url }: { readonly label: string; readonly url: string }): string | null {
  return ADDRESS.test(label) ? (videoIdIn(label) ?? videoIdIn(url)) : null;
}

/** The site's address for embedding without cookies. */
export const embedAddress = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`;
