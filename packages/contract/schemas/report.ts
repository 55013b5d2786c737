import type { ReportWords as GolfReportWords } from '@strokebook/documents/report';
import { z } from 'zod';

/** Paper sizes of reports. */
const papers = ['us-letter', 'a4'] as const;
export const Paper = z.enum(papers);
export type Paper = z.infer<typeof Paper>;

const texts = z.array(z.string()).readonly();
const lines = z.array(z.union([z.string(), z.object({ text: z.string(), href: z.string() })])).readonly();

/** A report as text in the order of its pages, for screen readers. */
export const ReportWords = z.object({
  heading: z.string(),
  subject: z.string().describe("the player's or organization's name"),
  subtitle: z.string().describe('rounds or days, and the standard'),
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

/** A rendered report. */
export const ReportPreview = z.object({
  title: z.string().describe('title of its page'),
  username: z.string().nullable().describe("the player's username, for the link to their profile"),
  document: ReportWords.nullable().describe('null if the report has pages only'),
  svg: z.string().describe('the pages below each other'),
  cover: z
    .object({
      hasPicture: z.boolean().describe('whether the player chose to show the profile picture'),
      palette: z
        .object({ ground: z.string(), ink: z.string(), accent: z.string() })
        .nullable()
        .describe("readable colors of the player's school"),
    })
    .nullable()
    .describe('the head of a resume; null of other reports'),
});
export type ReportPreview = z.infer<typeof ReportPreview>;

export const PdfFile = z.object({ data: z.string().describe('the file, as base64'), fileName: z.string() });
