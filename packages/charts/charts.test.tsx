import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarMeter, DispersionChart, GainBar, RadarChart, RoundBars, TrendChart } from './index.ts';
import type { TrendDot } from './trend-chart.tsx';

const axes = ['Score', 'Drive', 'Approach', 'Save', 'Putt'];
const figures = (values: (number | null)[]) =>
  values.map((value) => ({ value, text: value === null ? '-' : `${value}%` }));

describe('the spider chart', () => {
  const markup = renderToStaticMarkup(
    <RadarChart
      label="Share of stats"
      axes={axes}
      series={[
        { name: 'Last 3', colour: '#0a6a55', figures: figures([100, 50, 0, 62, 44]) },
        { name: 'Best 3', colour: '#cba408', figures: figures([48, null, 38, 61, 52]) },
      ]}
    />,
  );

  it('is drawn without a DOM, one shape per overview in its colour (DASH-10)', () => {
    expect(markup.match(/<path[^>]*fill-opacity="0.1"/g)).toHaveLength(2);
    expect(markup).toContain('<g stroke="#0a6a55"');
    expect(markup).toContain('<g stroke="#cba408"');
  });

  it('puts 100 on the outer ring and 0 in the middle', () => {
    expect(markup).toMatch(/<circle cx="[^"]*" cy="-112" r="2.5"/);
    expect(markup).toMatch(/<circle cx="-?0" cy="-?0" r="2.5"/);
  });

  it('has no corner where there is no figure', () => {
    expect(markup.match(/<circle/g)).toHaveLength(9);
  });

  it('says the same figures in a table for those who listen', () => {
    for (const axis of axes) expect(markup).toContain(`<th scope="col">${axis}</th>`);
    expect(markup).toContain('<th scope="row">Best 3</th><td>48%</td><td>-</td><td>38%</td><td>61%</td><td>52%</td>');
  });
});

describe('the bar', () => {
  const widthOf = (percent: number | null) => {
    const markup = renderToStaticMarkup(<BarMeter percent={percent} colour="#000" />);
    return Number(/<rect width="([\d.]+)" height="8" fill="#000"><\/rect>/.exec(markup)?.[1]);
  };

  it('starts at zero and is as long as its percentage (DASH-11)', () => {
    expect(widthOf(55)).toBeCloseTo(55);
    expect(widthOf(0)).toBe(0);
    expect(widthOf(140)).toBe(100);
  });

  it('is an empty track without a figure', () => {
    expect(widthOf(null)).toBeNaN();
  });
});

describe('the bars of rounds', () => {
  const bar = { date: '09/14', year: '2026', formatted: '72', toPar: 'E', isAverage: false };
  const markup = renderToStaticMarkup(
    <RoundBars
      label="Best 10 Tournament Rounds"
      bars={[
        { ...bar, label: 'R1', value: 72 },
        { ...bar, label: 'R2', value: 36 },
        { label: 'Average', date: '', year: '', value: 54, formatted: '54.0', toPar: 'E', isAverage: true },
      ]}
      gridRows={[{ label: 'Birdies', cells: ['2', '0', '1.0'] }]}
      options={{ baseWidth: 600, baseHeight: 200, yTicks: [0, 20, 40, 60], paddingLeft: 50, paddingTop: 10 }}
    />,
  );

  it('draw the average in green and no other (ABOUT-08, RESUME-29)', () => {
    expect(markup.match(/<rect[^>]*fill="var\(--accent/g)).toHaveLength(1);
    expect(markup).toMatch(/<rect[^>]*fill="var\(--accent[^>]*>(<\/rect>)?<text[^>]*>E<\/text><text[^>]*>Average/);
  });

  it('write the year under the date where it takes one', () => {
    expect(markup).toMatch(/>09\/14<\/text><text[^>]*>2026<\/text>/);
  });

  it('begin at zero: half the score is half the bar (RESUME-33)', () => {
    const heights = [...markup.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
    expect(heights[0]).toBeGreaterThan(100);
    expect(heights[1]).toBeCloseTo((heights[0] as number) / 2);
  });

  it('say the same figures in a table for those who listen', () => {
    expect(markup).toContain('<th scope="row">R1</th><td>09/14 2026</td><td>E</td><td>2</td>');
    expect(markup).toContain('<th scope="row">Average</th><td></td><td>E</td><td>1.0</td>');
  });
});

describe('the course round by round', () => {
  const dot = (time: number, value: number | null, trend: number | null = null) => ({
    name: `Round ${time}`,
    time,
    value,
    text: value === null ? '-' : String(value),
    trend:
      trend === null
        ? null
        : { value: trend, low: trend - 1, high: trend + 1, text: `${trend} (${trend - 1} to ${trend + 1})` },
    isMarked: time === 2,
  });
  const draw = (dots: readonly TrendDot[]) =>
    renderToStaticMarkup(
      <TrendChart label="Course" dots={dots} ends={['May 1', 'May 9']} tickText={String} times={[]} />,
    );

  it('has a dot for each round that says the figure, and always shows zero', () => {
    const markup = draw([dot(1, -3), dot(2, null), dot(3, -5)]);
    expect(markup.match(/<circle/g)).toHaveLength(2);
    expect(markup).toContain('>0</text>');
  });

  it('draws no line where none was worked out', () => {
    expect(draw([dot(1, -3), dot(2, -4)])).not.toContain(' d="M');
    expect(draw([dot(1, -3, -3), dot(2, -4, -4)]).match(/ d="M/g)).toHaveLength(2);
  });

  it('says figure and line of each round in a table', () => {
    expect(draw([dot(1, -3, -2)])).toContain('<th scope="row">Round 1</th><td>-3</td><td>-2 (-3 to -1)</td>');
  });

  it('has the ticks of its time axis, and the ends only without them', () => {
    const times = [
      { time: 1, text: 'May 2026' },
      { time: 3, text: 'Jun' },
    ];
    const markup = renderToStaticMarkup(
      <TrendChart
        label="Course"
        dots={[dot(1, -3), dot(3, -4)]}
        ends={['first', 'last']}
        tickText={String}
        times={times}
      />,
    );
    expect([markup.includes('>May 2026</text>'), markup.includes('>Jun</text>')]).toEqual([true, true]);
    expect(markup).not.toContain('first');
    expect(draw([dot(1, -3), dot(3, -4)])).toContain('May 9');
  });

  it('is drawn for one round too', () => {
    expect(draw([dot(20_000, -3)])).not.toContain('NaN');
  });
});

describe('the gain', () => {
  const draw = (over: Partial<Parameters<typeof GainBar>[0]>) =>
    renderToStaticMarkup(<GainBar value={1} low={0.5} high={1.5} scale={2} isCertain {...over} />);
  const bar = (markup: string) => /<rect x="([\d.]+)" y="5" width="([\d.]+)"/.exec(markup)?.slice(1).map(Number);

  it('grows from zero to the right when gained, to the left when lost', () => {
    expect(bar(draw({}))).toEqual([100, 50]);
    expect(bar(draw({ value: -1 }))).toEqual([50, 50]);
  });

  it('stays inside, is pale where the sample cannot tell, and has no line without an interval', () => {
    expect(bar(draw({ value: 9 }))).toEqual([100, 100]);
    expect(draw({ isCertain: false })).toContain('fill-opacity="0.35"');
    expect(draw({ low: null, high: null }).match(/<line/g)).toHaveLength(1);
  });
});

describe('the pattern of shots', () => {
  const square = [
    { across: -10, along: -10 },
    { across: 10, along: -10 },
    { across: 10, along: 10 },
  ];
  const draw = (over: Partial<Parameters<typeof DispersionChart>[0]> = {}) =>
    renderToStaticMarkup(
      <DispersionChart
        label="Approaches: 7 iron"
        dots={[
          { id: 'a', across: 0, along: 0, isHit: true, name: 'at the pin' },
          { id: 'b', across: 20, along: -5, isHit: false, name: 'right' },
          { id: 'c', across: -500, along: 900, isHit: null, name: 'far away' },
        ]}
        regions={[
          { label: '50%', outline: square },
          { label: '90%', outline: square },
        ]}
        isRough={false}
        median={{ across: -2, along: 3 }}
        target={{ kind: 'pin' }}
        window={{ across: [-20, 20], along: [-10, 10] }}
        tickText={(value) => `${Math.abs(value)}`}
        unit="yd"
        marks={['green hit', 'green missed']}
        figures={[{ name: 'Median miss', text: '11 yd' }]}
        width={448}
        {...over}
      />,
    );

  it('has a yard across as long as a yard along (EXP-O4)', () => {
    // 448 minus the margins is 400 for 40 yd, so 20 yd of depth are 200 high.
    expect(draw()).toContain(`viewBox="0 0 448 ${200 + 22 + 38}"`);
  });

  it('tells hits from misses by their shape, and draws what is further out at its edge (EXP-O4)', () => {
    const dots = draw().match(/<circle[^>]*><title>/g) ?? [];
    expect(dots).toHaveLength(3);
    expect(dots[0]).toContain('cx="240" cy="122"');
    expect(dots[0]).toContain('fill="var(--accent');
    expect(dots[1]).toContain('cx="440"');
    expect(dots[1]).toContain('fill="none"');
    expect(dots[2]).toContain('cx="40" cy="22"');
  });

  it('has both regions by name, dashed where they are rough (EXP-O4)', () => {
    expect(draw()).toContain('>50%</text>');
    expect(draw()).toContain('>90%</text>');
    expect(draw()).not.toContain('stroke-dasharray');
    expect(draw({ isRough: true }).match(/stroke-dasharray="5 4"/g)).toHaveLength(2);
  });

  it('flies a flag at a pin, and draws a line as wide as it may be missed (EXP-O4)', () => {
    expect(draw()).toContain('var(--flag');
    const line = draw({ target: { kind: 'line', halfWidth: 5 } });
    expect(line).not.toContain('var(--flag');
    expect(line).toContain('<rect x="190" y="22" width="100" height="200"');
  });

  it('says the same figures in a table for those who listen', () => {
    expect(draw()).toContain('<caption>Approaches: 7 iron</caption>');
    expect(draw()).toContain('<th scope="row">Median miss</th><td>11 yd</td>');
  });
});
