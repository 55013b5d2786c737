import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Below this size compression costs more than it saves. */
const MIN_BYTES = 1_024;

/** The text of a reply, encoded once and sent many times: plain, or compressed at the first request that accepts it. */
export class EncodedReply {
  readonly plain: Buffer;
  #gzip: Promise<Buffer> | undefined;
  #brotli: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** The size for the cache: plain and compressed. */
  get byteLength(): number {
    return Math.ceil(this.plain.byteLength * 1.5);
  }

  /** Chooses the encoding by an Accept-Encoding header. */
  async encode(accepted: string): Promise<{ readonly bytes: Buffer; readonly encoding: 'br' | 'gzip' | null }> {
    if (this.plain.byteLength >= MIN_BYTES) {
      const isAccepted = readAccepted(accepted);
      if (isAccepted('br')) {
        this.#brotli ??= compressBrotli(this.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
        return { bytes: await this.#brotli, encoding: 'br' };
      }
      if (isAccepted('gzip')) {
        this.#gzip ??= compressGzip(this.plain);
        return { bytes: await this.#gzip, encoding: 'gzip' };
      }
    }
    return { bytes: this.plain, encoding: null };
  }
}

/** The encodings that an Accept-Encoding header allows: listed ones or '*', except those with weight zero. */
function readAccepted(header: string): (encoding: string) => boolean {
  const allowed = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    allowed.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)));
  }
  return (encoding) => allowed.get(encoding) ?? allowed.get('*') ?? false;
}
