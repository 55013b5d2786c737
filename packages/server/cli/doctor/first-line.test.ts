import { expect, it } from 'vitest';
import { readMode } from '../../config/mode.ts';
import { createReader, type Environment } from '../../config/reader.ts';
import { describeExamined } from './first-line.ts';

const firstLine = (environment: Environment, settingsFiles: readonly string[] = []) =>
  describeExamined(readMode(createReader(environment)), settingsFiles);

it('the first line says whether the demo or production is examined, and how to examine an installation (OPS-O108)', () => {
  expect(firstLine({ NODE_ENV: 'production' })).toBe('Examines production.');
  expect(firstLine({}, ['/srv/golf.env'])).toMatch(
    /^Examines the demo, because NODE_ENV is not production\. .*: dist\/node --env-file=\/srv\/golf\.env packages\/server\/cli\/doctor\.ts /,
  );
  expect(firstLine({})).toContain('--env-file=/etc/strokebook.env ');
  expect(firstLine({ DEMO: 'off' })).toMatch(/^Examines a development server, because NODE_ENV is not production/);
});
