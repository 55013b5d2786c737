import type { ExportFormat } from '@strokebook/contract';
import type { StoredSizes } from './export-queries.ts';

/**
 * Measured on 2,000 rounds of the demo world, logged stroke by stroke: exports to the stored documents' text, which has
 * a space after every comma and colon (34.7 MB and 4.1 MB to 38.4 MB).
 */
const JSON_RATIO = 0.9;
const ARCHIVE_RATIO = 0.11;
/** A row of the other lists, and what there is of every account. */
const BYTES_OF_ROW = 300;
const BYTES_OF_ACCOUNT = 2_000;
const BASE64_RATIO = 4 / 3;

/** About how large an export will be. */
export function estimateExportBytes(format: ExportFormat, sizes: StoredSizes): number {
  const { roundBytes, fileBytes, otherRows } = sizes;
  const [rounds, files] =
    format === 'json' ? [roundBytes * JSON_RATIO, fileBytes * BASE64_RATIO] : [roundBytes * ARCHIVE_RATIO, fileBytes];
  return Math.round(rounds + files + otherRows * BYTES_OF_ROW + BYTES_OF_ACCOUNT);
}
