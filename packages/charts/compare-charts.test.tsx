import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DistanceHistogram, DotRange, MakeCurve, MissTarget, SplitBar } from './index.ts';
import type { MakePoint } from './make-curve.tsx';

describe('the dot on a common scale', () => {
  const draw = (over: Partial<Parameters<typeof DotRange>[0]> = {}) =>
    renderToStaticMarkup(<DotRange value={0.5} low={0.4} high={0.6} scale={{ from: 0, to: 1 }} {...over} />);
  const dotAt = (markup: string) => Number(/<line x1="([\d.]+)"[^>]*stroke-width="10"/.exec(markup)?.[1]);

  it('stands where its value lies between the ends, whatever else is drawn (CMP-13)', () => {
    expect(dotAt(draw())).toBe(100);
    expect(dotAt(draw({ scale: { from: -1, to: 1 }, value: 0 }))).toBe(100);
    expect(dotAt(draw({ value: 2 }))).toBe(195);
  });

  it('is an empty track without a figure, and has no interval where there is none (CMP-13)', () => {
    expect(draw({ value: null, low: null, high: null }).match(/<line/g)).toHaveLength(1);
    expect(draw({ low: null, high: null }).match(/<line/g)).toHaveLength(2);
    expect(draw({ reference: 0.3 }).match(/<line/g)).toHaveLength(4);
  });
});

describe('the parts of a whole', () => {
  const widths = (markup: string) =>
    [...markup.matchAll(/width="(\d+)" height="1"/g)].map(([, width]) => Number(width));
  const part = (id: string, value: number) => ({ id, value, colour: '#000' });

  it('are as wide as they are large, and nothing is left out but nothing (CMP-13)', () => {
    const markup = renderToStaticMarkup(<SplitBar parts={[part('a', 3), part('b', 0), part('c', 7)]} />);
    expect(markup).toContain('viewBox="0 0 10 1"');
    expect(widths(markup)).toEqual([3, 7]);
    expect(markup).toContain('<rect x="3"');
  });

  it('are an empty track where there is no whole (CMP-13)', () => {
    expect(widths(renderToStaticMarkup(<SplitBar parts={[part('a', 0)]} />))).toEqual([1]);
  });
});

describe('the lengths of drives', () => {
  const draw = (over: Partial<Parameters<typeof DistanceHistogram>[0]> = {}) =>
    renderToStaticMarkup(
      <DistanceHistogram
        label="Lengths of drives"
        bins={[
          { from: 120, count: 1 },
          { from: 240, count: 1 },
          { from: 250, count: 3 },
        ]}
        window={{ from: 200, to: 300, binYards: 10, highestShare: 0.6 }}
        median={{ value: 252, text: 'Median 252 yd' }}
        middleHalf={{ from: 250, to: 255, text: '250 to 255 yd' }}
        tickText={String}
        unit="yd"
        {...over}
      />,
    );
  const heights = (markup: string) =>
    [...markup.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));

  it('are bars as shares of all drives, from zero to the highest of both sides (CMP-13)', () => {
    const [low, high] = heights(draw());
    expect((high as number) / (low as number)).toBeCloseTo(3);
    // Three of five is the highest share, so its bar has the full height.
    expect(high).toBeCloseTo(168 - 24 - 34);
    const [, half] = heights(draw({ window: { from: 200, to: 300, binYards: 10, highestShare: 1.2 } }));
    expect(half).toBeCloseTo((168 - 24 - 34) / 2);
  });

  it('leave out what is not in the window, and say every drive in a table (CMP-13)', () => {
    expect(draw().match(/<rect/g)).toHaveLength(2);
    expect(draw()).toContain('<th scope="row">120 to 130</th><td>1</td>');
    expect(draw()).toContain('<th scope="row">Median</th><td>Median 252 yd</td>');
  });

  it('have the middle half in green and no other (CMP-13)', () => {
    expect(draw().match(/<rect[^>]*fill="var\(--accent/g)).toHaveLength(1);
  });
});

describe('the target of missed greens', () => {
  const sector = (side: 'left' | 'right' | 'short' | 'long', value: number | null) => ({
    side,
    value,
    text: value === null ? '-' : `${Math.round(value * 100)}%`,
    misses: Math.round((value ?? 0) * 20),
    count: value === null ? '' : `${Math.round(value * 20)} of 20`,
  });
  const draw = (highest: number) =>
    renderToStaticMarkup(
      <MissTarget
        label="Greens"
        sectors={[sector('left', 0.5), sector('right', 0), sector('short', null), sector('long', 0.25)]}
        middle={{ text: '60%', name: 'hit', count: '30 of 50' }}
        highest={highest}
      />,
    );
  const depths = (markup: string) =>
    [...markup.matchAll(/<path[^>]*fill-opacity="([\d.]+)"/g)].map(([, depth]) => Number(depth));

  it('is the darker to a side, the more was missed there, on the scale of both sides (CMP-13)', () => {
    const [left, right, short, long] = depths(draw(0.5));
    expect(left).toBeCloseTo(0.5);
    expect(right).toBe(short);
    expect(long).toBeCloseTo(0.28);
    expect(depths(draw(1))[0]).toBeCloseTo(0.28);
  });

  it('says each side with its count in a table (CMP-13)', () => {
    expect(draw(0.5)).toContain('<th scope="row">Missed left</th><td>50%</td><td>10 of 20</td>');
    expect(draw(0.5)).toContain('<th scope="row">Missed short</th><td>-</td><td></td>');
    expect(draw(0.5)).toContain('<th scope="row">hit</th><td>60%</td><td>30 of 50</td>');
  });
});

describe('the putts made by length', () => {
  const point = (over: Partial<MakePoint>): MakePoint => ({
    name: '5–10 ft',
    at: 8,
    value: 0.5,
    low: 0.4,
    high: 0.6,
    text: '50%',
    range: '40% to 60%',
    count: '40 of 80',
    from: 5,
    to: 10,
    reference: { value: 0.57, text: '57%' },
    ...over,
  });
  const draw = (points: readonly MakePoint[], curve: readonly { feet: number; share: number }[] = []) =>
    renderToStaticMarkup(
      <MakeCurve
        label="Putts made"
        points={points}
        curve={curve}
        tickText={String}
        shareText={String}
        unit="ft"
        referenceName="PGA TOUR"
      />,
    );

  it('have a point where there are putts, and no curve where there are too few (CMP-13)', () => {
    const markup = draw([point({}), point({ name: 'Over 25 ft', at: null, value: null, reference: null })]);
    expect(markup.match(/<circle/g)).toHaveLength(1);
    expect(markup).toContain('<path d=""');
    const curve = [
      { feet: 5, share: 0.8 },
      { feet: 9, share: 0.45 },
    ];
    expect(draw([point({})], curve)).toContain('<path d="M');
  });

  it('say share, interval, count and what the tour holes in a table (CMP-13)', () => {
    expect(draw([point({})])).toContain(
      '<th scope="row">5–10 ft</th><td>50%</td><td>40% to 60%</td><td>40 of 80</td><td>57%</td>',
    );
  });
});
