/**
 * About a quarter of a foot per bucket, in thousandths; values beyond the first or the last bucket are counted in it.
 */
const BUCKET_BITS = 8;
const LAST_BUCKET = 4095;

/**
 * The median of samples in several lists; for an even number the mean of the middle two. Samples are counted into
 * buckets and only the middle bucket is sorted, because joining and sorting all samples of a career is slow. @param
 * lists whole thousandths below 2^31, at least one sample in total.
 */
export function medianOf(lists: readonly Float64Array[]): number {
  const sizes = new Int32Array(LAST_BUCKET + 1);
  let length = 0;
  for (const list of lists) {
    length += list.length;
    for (let index = 0; index < list.length; index += 1) (sizes[bucketOf(list[index] as number)] as number) += 1;
  }
  const [lowerPlace, upperPlace] = [(length - 1) >> 1, length >> 1];
  const lower = bucketAt(sizes, lowerPlace);
  const upper = bucketAt(sizes, upperPlace);
  const middle = new Float64Array(upper.before + (sizes[upper.bucket] as number) - lower.before);
  copyBuckets(lists, lower.bucket, upper.bucket, middle);
  middle.sort();
  return ((middle[lowerPlace - lower.before] as number) + (middle[upperPlace - lower.before] as number)) / 2;
}

const bucketOf = (value: number): number => Math.min(LAST_BUCKET, Math.max(0, value >> BUCKET_BITS));

/** The bucket that contains an index of the sorted samples, and the number of samples before it. */
function bucketAt(sizes: Int32Array, place: number): { readonly bucket: number; readonly before: number } {
  let [bucket, before] = [0, 0];
  while (before + (sizes[bucket] as number) <= place) {
    before += sizes[bucket] as number;
    bucket += 1;
  }
  return { bucket, before };
}

function copyBuckets(lists: readonly Float64Array[], first: number, last: number, samples: Float64Array): void {
  let at = 0;
  for (const list of lists) {
    for (let index = 0; index < list.length; index += 1) {
      const value = list[index] as number;
      const bucket = bucketOf(value);
      if (bucket < first || bucket > last) continue;
      samples[at] = value;
      at += 1;
    }
  }
}
