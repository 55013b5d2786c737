import { renderPdf, renderSvg } from '../typst.ts';
import type { DrawAnswer, DrawTask } from './drawing-process.ts';
import { reportTemplate } from './reports.ts';

/** Space between two pages of a preview, in points. */
const GAP = 16;

const pageStart = /<g class="typst-page" transform="translate\(0, [\d.]+\)"([^>]*data-page-height="([\d.]+)"[^>]*)>/g;

/** Pages below each other in one SVG. */
function spreadPages(svg: string): string {
  let top = -GAP;
  let height = 0;
  const spread = svg.replaceAll(pageStart, (_whole, rest: string, length: string) => {
    top += height + GAP;
    height = Number(length);
    return `<g class="typst-page" transform="translate(0, ${top})"${rest}>`;
  });
  const total = top + height;
  return spread.replace(
    /viewBox="0 0 ([\d.]+) [\d.]+" width="[\d.]+" height="[\d.]+"/,
    (_whole, width: string) => `viewBox="0 0 ${width} ${total}" width="${width}" height="${total}"`,
  );
}

function draw({ json, pictures, output }: DrawTask): DrawAnswer {
  try {
    const template = reportTemplate();
    const data = JSON.parse(json) as object;
    return {
      drawing:
        output === 'pdf' ? renderPdf(template, data, pictures) : spreadPages(renderSvg(template, data, pictures)),
    };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

// The server is gone and takes no reply.
const ignoreFailure = () => undefined;
process.on('message', (task: DrawTask) => process.send?.(draw(task), undefined, undefined, ignoreFailure));
// These signals reach all processes of a terminal or service: the server finishes its work and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
