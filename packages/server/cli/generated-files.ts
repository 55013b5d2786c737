import { createHash } from 'node:crypto';
import { CourseDocument, type Route, RoundDocument, routes } from '@strokebook/contract';
import { statCatalog, statColumns } from '@strokebook/golf/stats';
import { terms } from '@strokebook/golf/terms';
import { z } from 'zod';
import { retentionPage } from './retention-page.ts';

/** Generated files: path to content. */
export function generatedFiles(): Readonly<Record<string, string>> {
  return {
    'docs/api/round.schema.json': schemaOf(RoundDocument, 'A logged round, version 1'),
    'docs/api/course.schema.json': schemaOf(CourseDocument, 'A golf course, version 1'),
    'docs/golf-terms.md': termsPage(),
    'docs/stats.md': statsPage(),
    'docs/how-to/retention.md': retentionPage(),
    'packages/contract/addresses/addresses.json': addressTable(),
  };
}

const schemaOf = (schema: z.ZodType, title: string): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) }, null, 2)}\n`;

/** The method and path of each call, for the web app. */
const addressTable = (): string =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.entries(routes).map(
        ([id, { method, path, access, output, isKept, shows = [], freshMinutes }]: readonly [string, Route]) => [
          id,
          {
            method,
            path,
            // Left out instead of false: every page loads this table.
            ...(access.kind === 'public' && { isPublic: true }),
            ...('file' in output && { isFile: true }),
            ...(shows.length > 0 && { shows: shows.join(' ') }),
            ...(freshMinutes !== undefined && { freshMinutes }),
            ...(isKept === true && { keptShape: shapeOf(output as z.ZodType) }),
          },
        ],
      ),
    ),
    null,
    2,
  )}\n`;

/** Changes when the fields of a reply change. Four letters, because every page loads the table. */
const shapeOf = (output: z.ZodType): string =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' })))
    .digest('base64url')
    .slice(0, 4);

/** Every stat by id with its explanation, for users of `npm run analyze` and the API. */
function statsPage(): string {
  const sections = statCatalog.map((stat) => {
    const children = statColumns.filter((column) => column.parentId === stat.id);
    const list = children.map((child) => `\`${child.id.slice(stat.id.length + 1)}\` ${child.label}`).join(' · ');
    return `### \`${stat.id}\`: ${stat.label}\n\n${stat.about}\n\n${stat.category}, ${stat.kind}, ${betterText(stat.better)}.${list === '' ? '' : `\n\nChildren (\`${stat.id}.…\`): ${list}`}\n`;
  });
  return `# Stats\n\nGenerated from the catalogue (\`packages/golf/stats/catalog\`) by \`npm run generate\`. \`rate\`: times it happened of times it could; \`mean\`: average; \`perRound\`: sum over holes, read as per round of 9 or 18 holes; \`ratio\`: one sum over another; \`median\`: the middle value. Strokes gained are strokes; distances on and to the green are feet, others yards.\n\n${sections.join('\n')}`;
}

const betterText = (better: 'higher' | 'lower' | 'none'): string =>
  better === 'none' ? 'neither direction is better' : `${better} is better`;

/** The words of golf as the screens explain them. */
function termsPage(): string {
  const rows = terms.map(({ name, category, meaning }) => `| ${name} | ${category ?? ''} | ${meaning} |\n`);
  return `# Golf terms\n\nGenerated from the words (\`packages/golf/terms\`) and the stats (\`packages/golf/stats/catalog\`) by \`npm run generate\`; the same list stands in the help of every page. The product's own words are in the [glossary](glossary.md).\n\n| term | stat of | meaning |\n|---|---|---|\n${rows.join('')}`;
}
