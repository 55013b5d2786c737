import { routes } from '@strokebook/contract';
import { holeFlags } from '@strokebook/golf/facts';
import { expect, it } from 'vitest';
import { createOpenApi } from './openapi.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: object;
  security?: object[];
  responses: object;
};
const { paths, openapi } = createOpenApi('Strokebook') as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(paths).flatMap((path) => Object.values(path));

it('describes every route of the contract under its id (API-O1)', () => {
  expect(openapi).toBe('3.1.0');
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(routes).sort());
});

it('describes every parameter of a path, and the token where one is asked for', () => {
  for (const [path, methods] of Object.entries(paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods)) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(names);
    }
  }
  expect(paths['/api/accounts/{accountId}/rounds/{roundId}']?.['put']?.security).toEqual([{ idToken: [] }]);
  expect(paths['/api/standards']?.['get']?.security).toBeUndefined();
});

it('refers only to what it holds', () => {
  const document = createOpenApi('Strokebook') as { components: { schemas: object } };
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Error']));
  expect(Object.keys(document.components.schemas)).toEqual(['Error']);
});

it('names every bit of the flags of mapped holes, so that a caller can read them (DATA-39, DATA-40, DATA-41)', () => {
  const { post } = paths['/api/accounts/{accountId}/mapped-rounds'] as { readonly post: Operation };
  const [text = ''] = /Flags of a hole as bits[^"]*/.exec(JSON.stringify(post.responses)) ?? [];
  const named = [...text.matchAll(/(\d+) (\w+)[,.]/g)].map(([, flag, name]) => [Number(flag), name]);
  expect(named).toEqual(holeFlags.map(({ id }, flag) => [flag, id]));
});

it.each([
  ['putRound', 'golfRoundId for roundId', 'lengthYards for yards', 'start for position', 'latitude for lat'],
  ['putRound', 'latitude for position.lat', 'position on that day; also read', '3 for \\"tournament\\"'],
  ['rounds', 'min for start', '\\"Tournament\\" for \\"tournament\\"'],
  ['saveResumeSettings', 'events for coverPage.upcomingEvents', 'showNotes for performanceChartsPage'],
  ['getReportPdf', 'ids for accountId and extraAccountIds', 'accepted and ignored: order'],
  ['exportSchedule', 'timeFrameFilter for timeframeFilter'],
])('lists the names of the specification that %s reads beside ours (API-O8)', (id, ...texts) => {
  const operation = operations.find(({ operationId }) => operationId === id);
  for (const text of texts) expect(JSON.stringify(operation?.requestBody)).toContain(text);
});
