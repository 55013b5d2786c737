import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ArchiveFile = {
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Whether the content is compressed already, like pictures and videos. */
  readonly isCompressed: boolean;
};

/** The max of the plain ZIP format for sizes and counts. */
const MAX_BYTES = 0xff_ff_ff_ff;
const MAX_FILES = 0xff_ff;

/**
 * Streams a ZIP archive; only one chunk is in memory.
 *
 * @throws Error if an archive cannot hold the files
 */
export async function* writeArchive(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let byteCount = 0;
  let fileCount = 0;
  const take = (): Uint8Array[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    byteCount += chunk.byteLength;
    if (byteCount > MAX_BYTES) throw new Error('the archive would be larger than an archive can be');
    ready.push(chunk);
  });
  for await (const { name, chunks, isCompressed } of files) {
    fileCount += 1;
    if (fileCount > MAX_FILES) throw new Error('there are more files than an archive can hold');
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const chunk of chunks) {
      entry.push(chunk);
      yield* take();
    }
    entry.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
