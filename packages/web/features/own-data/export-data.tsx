import { Button, Progress } from '@mantine/core';
import type { ExportFormat } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import type { DownloadProgress } from '../../api/download.ts';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { saveFile } from '../../lib/save-file.ts';

const formats = [
  { value: 'json', label: 'JSON document' },
  { value: 'csv', label: 'CSV tables' },
] as const satisfies readonly { value: ExportFormat; label: string }[];

const hints: Readonly<Record<ExportFormat, string>> = {
  json: 'One document with everything, for other programs.',
  csv: 'An archive of tables that open in a spreadsheet, a row per round, hole and shot, with your pictures.',
};

/** Export of all data of the account. @param children another sentence about its data */
export function ExportData({ children }: { readonly children?: ReactNode }) {
  const { api } = useApi();
  const [format, setFormat] = useState<ExportFormat>('json');
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = useMutation({
    mutationFn: async () => {
      const { signal } = (running.current = new AbortController());
      try {
        const file = await api.download('exportData', { query: { format } }, { signal, onProgress: setProgress });
        saveFile(file);
        return file.fileName;
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    onSettled: () => setProgress(null),
  });

  return (
    <PageSection id="data" title="Your data" status={statusOf(download.isPending, download.data)}>
      <p className="readable-s muted">
        Download everything that is stored about you: rounds with every hole and shot, your schedule, news, pictures,
        settings, devices and the trail of your account. {children}
      </p>
      <Segmented
        label="Form of the export"
        options={formats}
        value={format}
        onChange={setFormat}
        isDisabled={download.isPending}
      />
      <p className="readable-s muted">{hints[format]}</p>
      {progress !== null && <ExportProgress {...progress} />}
      {download.isError && <Failure>{`The export was cut off. ${download.error.message}`}</Failure>}
      <div className="wrap gap-8">
        {download.isPending ? (
          <Button variant="default" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        ) : (
          <Button onClick={() => download.mutate()}>{download.isError ? 'Retry' : 'Export'}</Button>
        )}
      </div>
    </PageSection>
  );
}

/** Announced at the beginning and at the end only, because announcing each megabyte would be noise. */
function statusOf(isPending: boolean, saved: string | null | undefined): string {
  if (isPending) return 'Exporting …';
  if (saved === null) return 'The export was cancelled.';
  return saved === undefined ? '' : `Saved as ${saved}.`;
}

/** Not 100% before the end, because the estimate may be too small. */
const MAX_PERCENT = 99;
const BYTES_PER_MEGABYTE = 1_000_000;

/** Progress of the download, with a bar if the size is known. */
function ExportProgress({ receivedBytes, estimatedBytes }: DownloadProgress) {
  const percent = estimatedBytes === null ? 0 : Math.min((receivedBytes / estimatedBytes) * 100, MAX_PERCENT);
  const received = megabytes(receivedBytes);
  const words = estimatedBytes === null ? received : `${received} of about ${megabytes(estimatedBytes)}`;
  return (
    <div className="grid gap-6">
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label="Export" />
      </Progress.Root>
      <p className="readable-s muted">{words}</p>
    </div>
  );
}

const megabytes = (bytes: number): string => `${(bytes / BYTES_PER_MEGABYTE).toFixed(1)} MB`;
