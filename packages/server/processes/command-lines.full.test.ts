import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { scoreOnlyRound } from '../testing/test-rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'strokebook-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const run = (command: string, ...args: readonly string[]) => {
  const script = fileURLToPath(new URL(`../cli/${command}.ts`, import.meta.url));
  const environment = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: environment });
};

const round = scoreOnlyRound('r1', { player: { playerId: '7' } });
const good = write('good.json', JSON.stringify(round));
const bad = write(
  'bad.json',
  JSON.stringify({ ...round, playedOn: 'someday', holes: [{ hole: 1, par: 4, score: 0 }] }),
);

describe('npm run analyze', () => {
  it('prints one JSON line per round and nothing else', () => {
    const lines = write('two.ndjson', `${JSON.stringify(round)}\n${JSON.stringify({ ...round, roundId: 'r2' })}\n`);
    const { status, stdout, stderr } = run('analyze', lines);
    expect([status, stderr]).toEqual([0, '']);
    const printed = stdout
      .trimEnd()
      .split('\n')
      .map(
        (line) => JSON.parse(line) as { round: string; player: string; date: string; stats: Record<string, object> },
      );
    expect(printed.map((line) => [line.round, line.player, line.date])).toEqual([
      ['r1', '7', '2026-05-01'],
      ['r2', '7', '2026-05-01'],
    ]);
    expect(printed[0]?.stats['scoring.score']).toMatchObject({ state: 'value', value: 90, sum: 90, n: 18 });
    expect(printed[0]?.stats['putt.putts']).toEqual({ state: 'noData' });
  });

  it('reads a compressed file (GEN-02)', () => {
    expect(run('analyze', write('good.json.gz', gzipSync(JSON.stringify(round)))).status).toBe(0);
  });

  it('says of a bad file what is wrong and where, and prints nothing of the good one beside it (ERR-O5)', () => {
    const { status, stdout, stderr } = run('analyze', good, bad);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`${bad}: $.playedOn must be a day of the form yyyy-MM-dd`);
    expect(stderr).toContain(`${bad}: $.holes[0].score`);
  });

  it.each([
    ['no file', [], 2, 'No file was named. Usage: npm run analyze -- FILE…'],
    ['an option there is not', ['--fast', good], 2, 'There is no option --fast. Usage'],
    ['a file that is not there', ['/nowhere.json'], 1, '/nowhere.json: there is no such file'],
    ['a folder', [folder], 1, 'is a folder, not a file'],
    ['bytes that are no text', [write('bytes', Uint8Array.from([0xff, 0xfe, 0x00]))], 1, 'is not UTF-8 text'],
  ])('says what is wrong with %s (ERR-O5)', (_what, args, status, sentence) => {
    const result = run('analyze', ...args);
    expect([result.status, result.stdout]).toEqual([status, '']);
    expect(result.stderr).toContain(sentence);
  });
});

describe('npm run index', () => {
  it('prints the index after each score of a file, one JSON line each (INDEX-12)', () => {
    const score = { rating: 72, slope: 113, adjustedScore: 82 };
    const days = ['2026-05-03', '2026-05-01', '2026-05-02'];
    const file = write('scores.json', JSON.stringify(days.map((playedOn) => ({ ...score, playedOn }))));
    const { status, stdout, stderr } = run('estimated-index', file);
    expect([status, stderr]).toEqual([0, '']);
    const printed = stdout.trimEnd().split('\n');
    expect(printed.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ score: '2', date: '2026-05-01', differential: 10, index: null, counts: false }),
      expect.objectContaining({ score: '3', date: '2026-05-02', differential: 10, index: null }),
      expect.objectContaining({
        score: '1',
        date: '2026-05-03',
        differential: 10,
        index: 8,
        reductions: 0,
        counts: true,
      }),
    ]);
  });

  it('reads rounds too, and says of each one that does not count why (INDEX-06, INDEX-12)', () => {
    const { status, stdout, stderr } = run('estimated-index', good);
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toContain('No index yet: 54 holes are missing.');
    expect(stderr).toContain('round r1 of 2026-05-01: The tee has no course rating or no slope for these holes.');
  });

  it.each([
    ['no file', [], 2, 'No file was named. Usage: npm run index -- FILE'],
    ['two files', [good, good], 2, 'Only one file can be named'],
    ['a file that is not there', ['/nowhere.json'], 1, '/nowhere.json: there is no such file'],
    ['a bad score', [write('bad-score.json', '[{"playedOn":"x","rating":72}]')], 1, 'score 1: $.playedOn'],
  ])('says what is wrong with %s (ERR-O5)', (_what, args, status, sentence) => {
    const result = run('estimated-index', ...args);
    expect([result.status, result.stdout]).toEqual([status, '']);
    expect(result.stderr).toContain(sentence);
  });
});

describe('npm run import', () => {
  it.each([
    ['no file', [], 2, 'No file was named. Usage: npm run import -- [--account USERNAME] FILE…'],
    ['an option there is not', ['--fast'], 2, "Unknown option '--fast'. Usage: npm run import"],
    ['a bad file', [good, bad], 1, `${bad}: $.playedOn must be a day`],
  ])('says what is wrong with %s, before it opens a database (ERR-O5)', (_what, args, status, sentence) => {
    const result = run('import', ...args);
    expect([result.status, result.stdout]).toEqual([status, '']);
    expect(result.stderr).toContain(sentence);
  });
});
