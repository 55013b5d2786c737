import { parentPort } from 'node:worker_threads';
import { renderPdf, renderSvg } from '../typst.ts';
import type { DrawAnswer, DrawTask } from './create-report-drawer.ts';
import { spreadPages } from './draw-pages.ts';
import { templateOf } from './reports.ts';

function draw({ report, data, pictures, output }: DrawTask): DrawAnswer {
  try {
    const template = templateOf(report);
    return output === 'pdf'
      ? { pdf: renderPdf(template, data, pictures) }
      : { svg: spreadPages(renderSvg(template, data, pictures)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: DrawTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
  parentPort?.postMessage(draw(task));
});
