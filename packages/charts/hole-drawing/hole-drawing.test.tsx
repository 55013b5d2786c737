import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HoleDrawing, HoleThumbnail } from '../index.ts';
import type { DrawnHole } from './drawn-hole.ts';

const square = (x: number, y: number, half: number) => [
  x - half,
  y - half,
  x + half,
  y - half,
  x + half,
  y + half,
  x - half,
  y + half,
];
const hole: DrawnHole = {
  width: 300,
  height: 1_500,
  tee: [150, 1_350],
  green: [150, 150],
  line: [150, 1_350, 150, 150],
  arcs: [{ yards: 100, from: [80, 440], to: [220, 440] }],
  outlines: {
    tee: [square(150, 1_350, 15)],
    fairway: [square(150, 700, 60)],
    green: [square(150, 150, 45)],
    bunker: [square(60, 200, 12), square(240, 200, 12)],
    water: [],
    rough: [square(150, 750, 140)],
    penaltyArea: [],
    woods: [square(20, 700, 80)],
  },
};

describe('the drawing of a hole', () => {
  const markup = renderToStaticMarkup(
    <HoleDrawing
      hole={hole}
      label="Hole 4, par 4, 400 yd"
      shots={[{ number: 1, from: hole.tee, to: [160, 600], text: '250 yd' }]}
      pin={hole.green}
      hasArcs
    />,
  );

  it('FIRST-01: is one picture with its description in words', () => {
    expect(markup).toMatch(/^<div role="img" aria-label="Hole 4, par 4, 400 yd"/);
    expect(markup.match(/role="img"/g)).toHaveLength(1);
  });

  it('FIRST-01: takes every color of its surfaces from the palette', () => {
    for (const part of ['rough', 'fairway', 'stripe', 'green', 'sand', 'tree-1', 'tree-3', 'arc', 'line', 'tag']) {
      expect(markup).toContain(`var(--hole-${part})`);
    }
    expect(markup).not.toMatch(/#[0-9a-f]{3,6}\b/i);
  });

  it('FIRST-01: numbers shots where they begin and writes their lengths beside them', () => {
    expect(markup).toContain('left:50%;top:90%');
    expect(markup).toContain('>250 yd<');
    expect(markup).toContain('M150 1350L160 600');
  });

  it('FIRST-01: has a forest around it only as a cover', () => {
    expect(markup).not.toContain('<pattern');
    expect(renderToStaticMarkup(<HoleDrawing hole={hole} label="Hole 4" isPlanted />)).toContain('<pattern');
  });
});

describe('the thumbnail of a hole', () => {
  it('FIRST-01: is 28 by 48 pixels at the scale of the course, with fairway, green, sand and tee', () => {
    const markup = renderToStaticMarkup(<HoleThumbnail hole={hole} longest={1_920} />);
    expect(markup).toMatch(/^<svg width="28" height="48" viewBox="-410 -210 1120 1920" aria-hidden="true"/);
    expect(markup.match(/<circle/g)).toHaveLength(4);
    expect(markup.match(/var\(--hole-sand\)/g)).toHaveLength(2);
  });
});
