import type { ReportWords as GolfReportWords } from '@strokebook/documents/report';
import { z } from 'zod';

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
