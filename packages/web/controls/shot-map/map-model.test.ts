import { accountIdOf } from '@strokebook/golf/access';
import { createDemoWorld } from '@strokebook/demo';
import { type MappedRound, mappedRoundOf, onlyFocused, tellingHole } from '@strokebook/golf/shot-map';
import { describe, expect, it } from 'vitest';
import { lookAtShot, lookOf } from './look.ts';
import { countedRounds, type MapModel, mapModelOf } from './map-model.ts';
import { mapPlane } from '../../map/map-plane.ts';
import { farMarksOf, sceneOf } from './scene.ts';

const world = createDemoWorld({ seed: 1, today: '2026-06-15', players: 1 });
/** Complete rounds shot by shot: the demo also has incomplete ones and ones without positions. */
const rounds = [...world.roundsOf(accountIdOf(1))]
  .filter(
    ({ round }) => round.holes.length === 18 && round.holes.every(({ shots }) => shots?.[0]?.position !== undefined),
  )
  .slice(0, 30)
  .map(({ round }) => mappedRoundOf(round));
const [newest] = rounds as [MappedRound, ...MappedRound[]];
const onCourse = rounds.filter(({ courseId }) => courseId === newest.courseId);
const modelOf = (focus = {}, selection: Parameters<typeof mapModelOf>[2] = 'all') =>
  mapModelOf(rounds, focus, selection) as MapModel;
const picture = {
  plane: mapPlane(newest.holes[0]?.pin ?? { lat: 0, lon: 0 }),
  shapes: [],
  lines: new Map<number, Path2D>(),
  box: null,
};
const withYards = { isShowingYards: true, isShowingPattern: false, units: 'imperial' as const };

describe('what the map shows of some rounds', () => {
  it('is the first mappable round where the address says nothing, on the hole that tells most (MAP-16, MAP-O60)', () => {
    const { focused, hole, shot, reason } = modelOf();
    const telling = tellingHole(newest);
    expect([focused.roundId, hole, shot, reason]).toEqual([
      newest.roundId,
      telling?.playing.hole,
      null,
      telling?.reason,
    ]);
    expect(modelOf({ hole: 5 }).reason).toBeNull();
  });

  it('is the asked round, hole and stroke; what there is not is ignored (MAP-11)', () => {
    const other = rounds[4] as MappedRound;
    const asked = modelOf({ roundId: other.roundId, hole: 7, shot: 2 });
    expect([asked.focused.roundId, asked.hole, asked.shot]).toEqual([other.roundId, 7, 2]);
    const wrong = modelOf({ roundId: 'gone', hole: 44, shot: 99 });
    expect([wrong.focused.roundId, wrong.hole, wrong.shot]).toEqual([newest.roundId, newest.holes[0]?.hole, null]);
  });

  it('has the other rounds of the same course beside it, or none of them (MAP-04, MAP-O2)', () => {
    expect(modelOf().others).toHaveLength(onCourse.length - 1);
    expect(modelOf({}, onlyFocused).mapped).toEqual([]);
    const colours = onCourse.map(({ roundId }) => modelOf().colourOf(roundId));
    expect(new Set(colours).size).toBe(onCourse.length);
  });

  it('leaves out holes that do not count, and rounds left without one (SHOTS-O3)', () => {
    const kept = countedRounds(rounds, (roundId, hole) => roundId !== newest.roundId && hole === 3);
    expect(kept).toHaveLength(rounds.length - 1);
    expect(kept.every(({ holes }) => holes.length === 1 && holes[0]?.hole === 3)).toBe(true);
    expect(countedRounds(rounds, () => true)[0]).toBe(newest);
  });

  it('is nothing without a mappable round', () => {
    expect(mapModelOf([{ ...newest, holes: [] }], {}, 'all')).toBeNull();
  });
});

describe('a hole that a round plays twice', () => {
  const inOrder = rounds.find(({ holes }) => holes[0]?.hole === 1) as MappedRound;
  /** Nine holes played twice. */
  const twice: MappedRound = {
    ...inOrder,
    roundId: 'twice',
    holes: inOrder.holes.map((playing) =>
      playing.hole <= 9 ? playing : { ...playing, hole: playing.hole - 9, nth: 2 },
    ),
  };
  const both = [twice, ...rounds];
  const modelAt = (focus: { hole: number; nth?: number }) =>
    mapModelOf(both, { roundId: 'twice', ...focus }, onlyFocused) as MapModel;

  it('is the time that was asked for, with the other time drawn beside it (MAP-11, MAP-O2)', () => {
    const [first, second] = [modelAt({ hole: 3 }), modelAt({ hole: 3, nth: 2 })];
    expect([first.playing, second.playing]).toEqual([twice.holes[2], twice.holes[11]]);
    expect(first.beside).toEqual([{ roundId: 'twice', hole: second.playing }]);
    const scene = sceneOf(second, picture, withYards);
    expect(scene.focused.map(({ nth }) => nth)).toEqual(second.playing.shots.map(() => 2));
    expect(scene.others.map(({ nth }) => nth)).toEqual(first.playing.shots.map(() => 1));
  });

  it('counts each time by itself (SHOTS-08)', () => {
    const kept = countedRounds(both, (roundId, hole, nth) => roundId === 'twice' && hole === 3 && nth === 2);
    expect(kept.map(({ holes }) => holes)).toEqual([[twice.holes[11]]]);
    expect(mapModelOf(kept, {}, 'all')?.playing).toBe(twice.holes[11]);
  });
});

describe('the scene of a hole', () => {
  it('has the focused round on top and the others below, each stroke with its number and colour', () => {
    const model = modelOf({ hole: 5 });
    const scene = sceneOf(model, picture, withYards);
    expect(scene.focused.map(({ number }) => number)).toEqual(model.playing.shots.map((_shot, index) => index + 1));
    const others = onCourse.slice(1).flatMap(({ holes }) => holes.find(({ hole }) => hole === 5)?.shots ?? []);
    expect(scene.others).toHaveLength(others.length);
    expect(new Set(scene.others.map(({ colour }) => colour)).size).toBe(onCourse.length - 1);
  });

  it('has lengths beside every ball and rings round the pin while Show Yards is on (MAP-01, MAP-20)', () => {
    const model = modelOf({ hole: 5 });
    const scene = sceneOf(model, picture, withYards);
    expect(scene.labels).toHaveLength(model.playing.shots.length);
    expect(scene.labels[0]?.text).toMatch(/^\d+ yd$/);
    expect(scene.labels.at(-1)?.text).toMatch(/^\d+ ft$/);
    expect(scene.rings.map(({ label }) => label).slice(0, 2)).toEqual(['50', '100']);
    const without = sceneOf(model, picture, { ...withYards, isShowingYards: false });
    expect([without.labels, without.rings]).toEqual([[], []]);
    const metric = sceneOf(model, picture, { ...withYards, units: 'metric' });
    expect(metric.labels.every(({ text }) => text.endsWith(' m'))).toBe(true);
  });

  it('has circles at 5% and 12% for the chosen stroke alone (MAP-19)', () => {
    expect(sceneOf(modelOf({ hole: 5 }), picture, withYards).proximity).toEqual([]);
    const chosen = sceneOf(modelOf({ hole: 5, shot: 1 }), picture, withYards);
    expect(chosen.proximity.map(({ label }) => label)).toEqual(['5%', '12%']);
    expect(chosen.chosen?.number).toBe(1);
  });

  it('knows the strokes of all other holes for who moves away', () => {
    const all = onCourse.flatMap(({ holes }) => holes.flatMap(({ shots }) => shots)).length;
    const here = onCourse.flatMap(({ holes }) => holes.filter(({ hole }) => hole === 5).flatMap(({ shots }) => shots));
    expect(farMarksOf(modelOf({ hole: 5 }), picture)).toHaveLength(all - here.length);
  });
});

describe('where the map looks', () => {
  const place = (model: MapModel) => ({
    model,
    course: world.courses.find(({ courseId }) => courseId === model.focused.courseId) ?? null,
    picture,
    size: [400, 800] as const,
  });

  it('is the hole, with its tee below its pin', () => {
    const model = modelOf({ hole: 5 });
    const look = lookOf('hole', place(model));
    expect(look).not.toBeNull();
    const { tee, pin } = model.playing;
    // Rotated by the heading, the pin is straight above the tee.
    const [tx, ty] = picture.plane.toPlane(tee ?? { lat: 0, lon: 0 });
    const [px, py] = picture.plane.toPlane(pin ?? { lat: 0, lon: 0 });
    const across = (px - tx) * Math.cos(look?.heading ?? 0) - (py - ty) * Math.sin(look?.heading ?? 0);
    const up = (px - tx) * Math.sin(look?.heading ?? 0) + (py - ty) * Math.cos(look?.heading ?? 0);
    expect(Math.abs(across)).toBeLessThan(up * 0.01);
    // The whole hole fits, with a margin of a tenth (MAP-O64).
    expect(up / (look?.metresPerPixel ?? 0)).toBeLessThanOrEqual(0.8 * 800);
  });

  it('is the green at level 21, and nowhere else where the map is free (MAP-05, MAP-18)', () => {
    const model = modelOf({ hole: 5 });
    expect(lookOf('green', place(model))?.metresPerPixel).toBeCloseTo(0.057, 2);
    expect(lookOf('free', place(model))).toBeNull();
  });

  it('is the middle of a chosen stroke, near enough to see it', () => {
    const model = modelOf({ hole: 5, shot: model5Putts() });
    const look = lookAtShot(place(model));
    expect(look?.metresPerPixel).toBeLessThan(0.2);
    expect(look?.heading).toBe(lookOf('hole', place(model))?.heading);
  });

  /** The first putt of hole 5. */
  function model5Putts(): number {
    return modelOf({ hole: 5 }).playing.shots.findIndex(({ kind }) => kind === 'putt') + 1;
  }
});
