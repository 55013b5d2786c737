import { MapImagery } from '@strokebook/contract';
import type { Reader } from './reader.ts';

/** Source of aerial pictures, and all origins that the browser requests for it. */
export type MapImagerySource = MapImagery & { readonly origins: readonly string[] };

/**
 * Reads `MAP_IMAGERY_URL` and the required `MAP_IMAGERY_ATTRIBUTION`: a tile template, a TileJSON, the capabilities of
 * a WMTS with `MAP_IMAGERY_LAYER`, or a PMTiles archive. There is no default. If tiles are on other hosts than the
 * address, `MAP_IMAGERY_ORIGINS` lists these, separated by spaces.
 */
export function readMapImagery(read: Reader): MapImagerySource | null {
  const url = read.url('MAP_IMAGERY_URL', ['https:', 'http:']);
  if (url === null) return null;
  const kind = read.choice('MAP_IMAGERY_KIND', MapImagery.shape.kind.options, kindOf(url));
  const attribution = read.text('MAP_IMAGERY_ATTRIBUTION');
  const layer = read.text('MAP_IMAGERY_LAYER');
  if (attribution === null) {
    read.problem('MAP_IMAGERY_ATTRIBUTION', 'must say whose pictures they are: their licence asks for it');
  }
  if (kind === 'wmts' && layer === null) read.problem('MAP_IMAGERY_LAYER', 'must name the layer of the WMTS');
  const origins = (read.text('MAP_IMAGERY_ORIGINS') ?? '').split(/\s+/).filter((origin) => origin !== '');
  const unusable = origins.find((origin) => !isOrigin(origin));
  if (!isOrigin(new URL(url).origin)) {
    read.problem('MAP_IMAGERY_URL', 'must name one host: pages may only reach hosts that they can name');
  }
  if (unusable !== undefined) {
    read.problem('MAP_IMAGERY_ORIGINS', `must be origins such as https://tiles.example.com, but has '${unusable}'`);
  }
  return {
    kind,
    url,
    attribution: attribution ?? '',
    layer,
    maxZoom: read.wholeNumber('MAP_IMAGERY_MAX_ZOOM', 19, 1, 24),
    origins: [...new Set([new URL(url).origin, ...(unusable === undefined ? origins : [])])],
  };
}

/** Whether a content security policy can contain the origin: a template such as {a-c}.example.com is not allowed. */
const isOrigin = (text: string): boolean => /^https?:\/\/[a-z\d.-]+(:\d+)?$/i.test(text);

/** Derives the kind from the address. */
function kindOf(url: string): MapImagery['kind'] {
  if (/\{z\}/.test(url)) return 'xyz';
  if (/\.pmtiles(\?|$)/i.test(url)) return 'pmTiles';
  return /wmts|capabilities/i.test(url) ? 'wmts' : 'tileJson';
}
