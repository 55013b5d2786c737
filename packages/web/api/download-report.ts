import { pdfOf } from '../lib/save-file.ts';
import type { Api } from './client.ts';
import type { Download } from './download.ts';
import type { ReportRequest } from './report-request.ts';

/** A report as a file. */
export async function downloadReport(api: Api, body: ReportRequest): Promise<Download> {
  const { data, fileName } = await api.call('getReportPdf', { body });
  return { blob: pdfOf(data), fileName };
}
