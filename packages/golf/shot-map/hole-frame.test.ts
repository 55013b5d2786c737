import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, headingBetween, sphericalGeometry } from '../geometry/index.ts';
import { type CourseHole, degrees, type LatLon } from '../model/index.ts';
import { anyMappedHole, mappedHole, mappedShot, placeAt } from '../testing/mapped.ts';
import { greenView, type HoleFrame, holeFrame } from './hole-frame.ts';

const tee = placeAt(0, 0);
const pin = placeAt(60, 400);
const courseHole = (hole: Partial<CourseHole>): CourseHole => ({
  number: 1,
  numberFrom: 'mapped',
  shapes: {},
  ...hole,
});

/** Metres to the right and up from a frame's center, computed from distances and headings on the sphere. */
function seenIn(frame: HoleFrame, place: LatLon): { readonly right: number; readonly up: number } {
  const angle = ((headingBetween(frame.centre, place) - frame.heading) * Math.PI) / 180;
  const length = distanceBetween(frame.centre, place);
  return { right: length * Math.sin(angle), up: length * Math.cos(angle) };
}

describe('the frame of a hole', () => {
  it('has the tee at the middle of the bottom and the pin at the middle of the top (MAP-05)', () => {
    const frame = holeFrame({ playings: [mappedHole({ tee, pin })] }) as HoleFrame;
    expect(frame.heading).toBeCloseTo(60, 6);
    expect(frame.height).toBeCloseTo(400, 1);
    expect(frame.width).toBe(40);
    expect(seenIn(frame, tee).up).toBeCloseTo(-200, 1);
    expect(seenIn(frame, pin).up).toBeCloseTo(200, 1);
    expect(seenIn(frame, pin).right).toBeCloseTo(0, 1);
  });

  it('takes in the centre line of a dogleg and shots beside the hole (MAP-05)', () => {
    const corner = placeAt(90, 260);
    const wide = placeAt(20, 200);
    const frame = holeFrame({
      playings: [mappedHole({ tee, pin, shots: [mappedShot({ start: tee, end: wide })] })],
      course: courseHole({ centreLine: [tee, corner, pin] }),
    }) as HoleFrame;
    expect(seenIn(frame, corner).right).toBeCloseTo(frame.width / 2, 0);
    expect(seenIn(frame, wide).right).toBeCloseTo(frame.width / -2, 0);
    expect(frame.width).toBeCloseTo(260 * Math.sin(Math.PI / 6) + 200 * Math.sin((40 * Math.PI) / 180), 0);
  });

  it('leaves out what lies more than 150 m outside the hole, and keeps what is just within (MAP-05)', () => {
    const beside = (metresOff: number) => placeAt(150, metresOff, placeAt(60, 200));
    const framed = (place: LatLon) =>
      holeFrame({ playings: [mappedHole({ tee, pin, shots: [mappedShot({ end: place })] })] });
    expect(framed(beside(149))?.width).toBeCloseTo(149, 0);
    expect(framed(beside(151))?.width).toBe(40);
    const otherDay = mappedHole({ tee: placeAt(0, 5000), pin: placeAt(60, 410) });
    const frame = holeFrame({ playings: [mappedHole({ tee, pin }), otherDay] });
    expect(frame?.height).toBeCloseTo(410, 0);
  });

  it("takes the course's tee and green where the round has none (MAP-05)", () => {
    const frame = holeFrame({ playings: [mappedHole()], course: courseHole({ tee, greenCentre: pin }) });
    expect(frame?.heading).toBeCloseTo(60, 6);
    const line = holeFrame({ playings: [], course: courseHole({ centreLine: [tee, placeAt(60, 100), pin] }) });
    expect(line?.heading).toBeCloseTo(60, 6);
  });

  it('stands the first shot at the bottom where only shots are known, however far they went (MAP-05)', () => {
    const shots = [
      mappedShot({ start: tee, end: placeAt(300, 250) }),
      mappedShot({ start: placeAt(300, 250), end: placeAt(300, 900) }),
    ];
    const frame = holeFrame({ playings: [mappedHole(), mappedHole({ shots })] });
    expect(frame?.heading).toBeCloseTo(300, 6);
    expect(frame?.height).toBeCloseTo(900, 0);
  });

  it('shows one place with north up, as large as a green, and nothing without any (MAP-05)', () => {
    expect(holeFrame({ playings: [], course: courseHole({ greenCentre: pin }) })).toEqual({
      centre: pin,
      heading: 0,
      width: 40,
      height: 40,
    });
    expect(holeFrame({ playings: [mappedHole({ tee })] })?.centre).toEqual(tee);
    expect(holeFrame({ playings: [mappedHole({ shots: [mappedShot()] })], course: courseHole({}) })).toBeNull();
    expect(holeFrame({ playings: [] })).toBeNull();
  });

  it('is turned as the maps service says (GEO-09, GEO-O5)', () => {
    const maps = { ...sphericalGeometry, heading: () => degrees(90) };
    expect(holeFrame({ playings: [mappedHole({ tee, pin })] }, maps)?.heading).toBe(90);
  });

  it('crosses the date line as any other (MAP-05)', () => {
    const west = { lat: -17, lon: 179.999 };
    const frame = holeFrame({ playings: [mappedHole({ tee: west, pin: placeAt(90, 400, west) })] }) as HoleFrame;
    expect(frame.height).toBeCloseTo(400, 0);
    expect(Math.abs(frame.centre.lon)).toBeGreaterThan(179.99);
  });

  it('holds every place of any hole that has no more than one end to stray from, wherever it lies (MAP-05)', () => {
    fc.assert(
      fc.property(anyMappedHole, (hole) => {
        const frame = holeFrame({ playings: [hole] });
        const places = [hole.tee, hole.pin, ...hole.shots.flatMap(({ start, end }) => [start, end])].filter(
          (place) => place !== null,
        );
        expect(frame === null).toBe(places.length === 0);
        if (frame === null) return;
        const isBounded = hole.tee !== null && hole.pin !== null;
        const certain = isBounded ? [hole.tee, hole.pin] : places;
        for (const place of certain) {
          if (place === null) continue;
          const { right, up } = seenIn(frame, place);
          expect(Math.abs(right)).toBeLessThan(frame.width / 2 + 0.5);
          expect(Math.abs(up)).toBeLessThan(frame.height / 2 + 0.5);
        }
      }),
    );
  });

  it('grows only by shots: no shot takes anything out of view (MAP-05)', () => {
    fc.assert(
      fc.property(anyMappedHole, (hole) => {
        const ends = { ...hole, tee, pin };
        const without = holeFrame({ playings: [{ ...ends, shots: [] }] }) as HoleFrame;
        const frame = holeFrame({ playings: [ends] }) as HoleFrame;
        expect(frame.width).toBeGreaterThanOrEqual(without.width - 1e-6);
        expect(frame.height).toBeGreaterThanOrEqual(without.height - 1e-6);
        expect(frame.width).toBeLessThanOrEqual(340);
        expect(frame.height).toBeLessThanOrEqual(400 + 300 + 0.5);
      }),
    );
  });
});

describe('the view of a green', () => {
  it('is centred on the pin, else on the green, and turned as the hole is (MAP-05)', () => {
    const view = greenView({
      playings: [mappedHole({ tee, pin })],
      course: courseHole({ greenCentre: placeAt(60, 390) }),
    });
    expect(view).toEqual({ centre: pin, heading: headingBetween(tee, pin) });
    expect(greenView({ playings: [mappedHole({ tee })], course: courseHole({ greenCentre: pin }) })?.centre).toBe(pin);
    expect(greenView({ playings: [], course: courseHole({ greenCentre: pin }) })).toEqual({ centre: pin, heading: 0 });
    expect(greenView({ playings: [mappedHole({ tee })] })).toBeNull();
  });

  it('looks along the first shot where the tee is not known (MAP-05)', () => {
    const hole = mappedHole({ pin, shots: [mappedShot({ start: placeAt(240, 150, pin) })] });
    expect(greenView({ playings: [hole] })?.heading).toBeCloseTo(60, 1);
  });
});
