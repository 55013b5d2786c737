import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';

/** A local server of aerial tiles in every format that the product reads. */
export type TileServer = {
  readonly url: string;
  /** Requested paths, in order. */
  readonly requested: readonly string[];
  readonly close: () => Promise<void>;
};

/** @param status HTTP status of the answers; anything but 200 simulates a broken host. */
export async function startTileServer(status = 200): Promise<TileServer> {
  const requested: string[] = [];
  const tile = picture();
  const archive = archiveOf(tile);
  const server = createServer((request, response) => {
    const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (request.method !== 'OPTIONS') requested.push(pathname);
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'range' };
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(status, { ...headers, 'content-type': type }).end(status === 200 ? body : '');
    if (pathname === '/tiles.json') {
      const tileJson = { tilejson: '2.2.0', tiles: [`${origin}/{z}/{x}/{y}.png`], maxzoom: 19 };
      return send('application/json', JSON.stringify(tileJson));
    }
    if (pathname === '/wmts.xml') return send('text/xml', capabilities(origin));
    if (pathname === '/tiles.pmtiles') {
      const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      const end = Math.min(Number(to === '' ? archive.length - 1 : to), archive.length - 1);
      const range = `bytes ${from}-${end}/${archive.length}`;
      return response
        .writeHead(206, { ...headers, 'content-range': range })
        .end(archive.subarray(Number(from), end + 1));
    }
    return send('image/png', tile);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A PNG of 256 by 256 pixels in one color that no drawn course has. */
function picture(): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(256 * 3, Buffer.from([200, 40, 160]))]);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(256, 0);
  head.writeUInt32BE(256, 4);
  head.set([8, 2], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 256 }, () => row)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Node 20 has no zlib.crc32 yet. */
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}

const MAX_ZOOM = 19;

/** A PMTiles archive, version 3, in which every tile is the same picture. */
function archiveOf(tile: Buffer): Buffer {
  const tiles = (4 ** (MAX_ZOOM + 1) - 1) / 3;
  // One entry: a run from tile 0 over all tiles, with this length, at the start of the data.
  const directory = Buffer.from([1, 0, ...varint(tiles), ...varint(tile.length), 1]);
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const metadata = Buffer.from('{}');
  const places = [127, directory.length, 127 + directory.length, metadata.length, 0, 0];
  const data = 127 + directory.length + metadata.length;
  for (const [index, value] of [...places, data, tile.length, tiles, 1, 1].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  }
  // Clustered, not compressed, PNG, from the first level to the last.
  header.set([1, 1, 1, 2, 0, MAX_ZOOM], 96);
  return Buffer.concat([header, directory, metadata, tile]);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** The capabilities of a WMTS with one layer in web mercator. */
const capabilities = (origin: string): string => {
  const matrices = Array.from({ length: MAX_ZOOM + 1 }, (_unused, zoom) => {
    const scale = 559_082_264.028_717_8 / 2 ** zoom;
    return `<TileMatrix><ows:Identifier>${zoom}</ows:Identifier><ScaleDenominator>${scale}</ScaleDenominator><TopLeftCorner>-20037508.342789 20037508.342789</TopLeftCorner><TileWidth>256</TileWidth><TileHeight>256</TileHeight><MatrixWidth>${2 ** zoom}</MatrixWidth><MatrixHeight>${2 ** zoom}</MatrixHeight></TileMatrix>`;
  });
  return `<?xml version="1.0"?><Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" version="1.0.0"><Contents><Layer><ows:Identifier>aerial</ows:Identifier><Style isDefault="true"><ows:Identifier>default</ows:Identifier></Style><Format>image/png</Format><TileMatrixSetLink><TileMatrixSet>web</TileMatrixSet></TileMatrixSetLink><ResourceURL format="image/png" resourceType="tile" template="${origin}/{TileMatrix}/{TileCol}/{TileRow}.png"/></Layer><TileMatrixSet><ows:Identifier>web</ows:Identifier><ows:SupportedCRS>urn:ogc:def:crs:EPSG::3857</ows:SupportedCRS>${matrices.join('')}</TileMatrixSet></Contents></Capabilities>`;
};
