import { renderPdf, renderSvg } from '../typst.ts';
import type { DrawAnswer, DrawTask } from './drawing-process.ts';
import { spreadPages } from './draw-pages.ts';
import { reportTemplate } from './reports.ts';

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
