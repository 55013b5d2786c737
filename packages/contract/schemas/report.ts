import type { ReportWords as GolfReportWords } from '@strokebook/documents/report';
import { z } from 'zod';

/** What reports are printed on. */
const papers = ['us-letter', 'a4'] as const;
export const Paper = z.enum(papers);
export type Paper = z.infer<typeof Paper>;

const texts = z.array(z.string()).readonly();
const lines = z.array(z.union([z.string(), z.object({ text: z.string(), href: z.string() })])).readonly();

/** A report word for word in the order of its pages: for those who cannot see a picture of them. */
export const ReportWords = z.object({
  heading: z.string(),
  subject: z.string().describe('whose it is'),
  subtitle: z.string().describe('of which rounds, and against what'),
  sections: z
    .array(
      z.object({
        heading: z.string(),
        parts: z
          .array(z.object({ title: z.string(), lines, columns: texts, rows: z.array(texts).readonly() }))
          .readonly(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<GolfReportWords>;
export type ReportWords = z.infer<typeof ReportWords>;

/** A report as it is drawn. */
export const ReportPreview = z.object({
  title: z.string().describe('what its page is called'),
  username: z.string().nullable().describe("the player's address name, for the way to their profile"),
  document: ReportWords.nullable().describe('null of a report that is shown as its pages alone'),
  svg: z.string().describe('the pages, one below the other'),
});
export type ReportPreview = z.infer<typeof ReportPreview>;

export const PdfFile = z.object({ data: z.string().describe('the file, as base64'), fileName: z.string() });
