import { Progress } from '@mantine/core';
import type { DownloadProgress } from '../../api/download.ts';
import classes from './own-data.module.css';

/** Not full before the end: the estimate may be too small. */
const MAX_PERCENT = 99;
const BYTES_PER_MEGABYTE = 1_000_000;

/** How much has come, as a bar where it is known of how much. */
export function ExportProgress({ receivedBytes, estimatedBytes }: DownloadProgress) {
  const percent = estimatedBytes === null ? 0 : Math.min((receivedBytes / estimatedBytes) * 100, MAX_PERCENT);
  const received = megabytes(receivedBytes);
  const words = estimatedBytes === null ? received : `${received} of about ${megabytes(estimatedBytes)}`;
  return (
    <div className="grid gap-6">
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label="Export" />
      </Progress.Root>
      <p className={classes.text}>{words}</p>
    </div>
  );
}

const megabytes = (bytes: number): string => `${(bytes / BYTES_PER_MEGABYTE).toFixed(1)} MB`;
