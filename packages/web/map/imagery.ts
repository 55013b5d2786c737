import type { MapImagery } from '@strokebook/contract';
import type Layer from 'ol/layer/Layer.js';
import TileLayer from 'ol/layer/Tile.js';
import type TileSource from 'ol/source/Tile.js';
import type UrlTile from 'ol/source/UrlTile.js';

/** After this many failed tiles in a row the source counts as unreachable. */
const MAX_FAILURES = 4;

/**
 * Creates a layer of aerial pictures. Each kind of source is a separate chunk, because an installation has at most one.
 *
 * @param onFailed called once if the source is unreachable. @throws Error if it cannot be opened.
 */
export async function createImageryLayer(imagery: MapImagery, onFailed: () => void): Promise<Layer> {
  const source = await openers[imagery.kind](imagery);
  let failures = 0;
  source.on('tileloadend', () => {
    failures = 0;
  });
  source.on('tileloaderror', () => {
    failures += 1;
    if (failures === MAX_FAILURES) onFailed();
  });
  source.on('change', () => {
    if (source.getState() === 'error') onFailed();
  });
  return new TileLayer({ source });
}

const openers: Readonly<Record<MapImagery['kind'], (imagery: MapImagery) => Promise<UrlTile | TileSource>>> = {
  xyz: async ({ url, maxZoom }) => {
    const { default: XYZ } = await import('ol/source/XYZ.js');
    return new XYZ({ url, maxZoom, crossOrigin: 'anonymous' });
  },
  tileJson: async ({ url }) => {
    const { default: TileJSON } = await import('ol/source/TileJSON.js');
    return new TileJSON({ url, crossOrigin: 'anonymous' });
  },
  wmts: async ({ url, layer }) => {
    const [{ default: WMTS, optionsFromCapabilities }, { default: WMTSCapabilities }] = await Promise.all([
      import('ol/source/WMTS.js'),
      import('ol/format/WMTSCapabilities.js'),
    ]);
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`the map service answered ${reply.status}`);
    const options = optionsFromCapabilities(new WMTSCapabilities().read(await reply.text()), {
      layer: layer ?? '',
      projection: 'EPSG:3857',
    });
    if (options === null) throw new Error('the map service has no such layer in web mercator');
    return new WMTS({ ...options, crossOrigin: 'anonymous' });
  },
  pmTiles: async ({ url }) => {
    const [{ default: ImageTile }, { PMTiles }] = await Promise.all([
      import('ol/source/ImageTile.js'),
      import('pmtiles'),
    ]);
    const archive = new PMTiles(url);
    const { maxZoom } = await archive.getHeader();
    return new ImageTile({
      maxZoom,
      loader: async (z, x, y) => {
        const tile = await archive.getZxy(z, x, y);
        // Outside of the archive's area there is nothing to show.
        return createImageBitmap(tile === undefined ? emptyTile() : new Blob([tile.data]));
      },
    });
  },
};

const emptyTile = (): ImageData => new ImageData(1, 1);
