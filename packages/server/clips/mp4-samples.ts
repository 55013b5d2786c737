import { ClipError } from './file-access.ts';
import { type Mp4Box, findBox } from './mp4-boxes.ts';

/** Position of a sample of a track in the file. */
type Sample = { readonly offset: number; readonly length: number };

/** A location log has about twenty samples a second, so this is more than ten hours. */
const MAX_SAMPLES = 1_000_000;

/** The remaining work allowed for a file of this size, over all of its tracks together. */
export type SampleBudget = { readonly fileSize: number; samples: number; bytes: number };

export const sampleBudget = (fileSize: number): SampleBudget => ({ fileSize, samples: MAX_SAMPLES, bytes: fileSize });

/**
 * Lists every sample of a track from its tables: sizes (stsz), samples per chunk (stsc) and chunk offsets (stco, co64).
 * The tables are untrusted: in few bytes they can declare any number of samples at any position.
 *
 * @throws ClipError for tables that are missing or declare more than a video can have
 */
export function* listSamples(bytes: Buffer, track: Mp4Box, budget: SampleBudget): Generator<Sample> {
  const table = findBox(bytes, track, 'mdia', 'minf', 'stbl');
  if (table === null) throw new ClipError('has a track without tables');
  const sizes = findBox(bytes, table, 'stsz');
  const runs = findBox(bytes, table, 'stsc');
  const chunks = findBox(bytes, table, 'stco') ?? findBox(bytes, table, 'co64');
  if (sizes === null || runs === null || chunks === null) throw new ClipError('has a track without tables');
  const fixed = bytes.readUInt32BE(sizes.body + 4);
  const sampleCount = bytes.readUInt32BE(sizes.body + 8);
  budget.samples -= sampleCount;
  if (budget.samples < 0) throw new ClipError('has too many samples');
  const sizeOf = (sample: number) => (fixed === 0 ? bytes.readUInt32BE(sizes.body + 12 + sample * 4) : fixed);
  const chunkCount = bytes.readUInt32BE(chunks.body + 4);
  const offsetOf = (chunk: number) =>
    chunks.type === 'co64'
      ? Number(bytes.readBigUInt64BE(chunks.body + 8 + chunk * 8))
      : bytes.readUInt32BE(chunks.body + 8 + chunk * 4);
  const runCount = bytes.readUInt32BE(runs.body + 4);
  let run = 0;
  let sample = 0;
  for (let chunk = 0; chunk < chunkCount && sample < sampleCount; chunk += 1) {
    while (run + 1 < runCount && bytes.readUInt32BE(runs.body + 8 + (run + 1) * 12) <= chunk + 1) run += 1;
    const inChunk = bytes.readUInt32BE(runs.body + 8 + run * 12 + 4);
    let offset = offsetOf(chunk);
    for (let index = 0; index < inChunk && sample < sampleCount; index += 1) {
      const length = sizeOf(sample);
      if (offset + length > budget.fileSize) throw new ClipError('has a sample outside the file');
      budget.bytes -= length;
      if (budget.bytes < 0) throw new ClipError('has more samples than bytes');
      yield { offset, length };
      offset += length;
      sample += 1;
    }
  }
}
