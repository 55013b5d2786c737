import { describe, expect, it } from 'vitest';
import { type Club, yards } from '@strokebook/golf/model';
import { mappedHole, mappedRound, mappedShot, placeAt } from '../../../golf/testing/mapped.ts';
import { typicalShots } from './typical-shots.ts';

const tee = placeAt(0, 0);
const pin = placeAt(0, 400);
const yardsAway = (length: number, heading = 0) => placeAt(heading, length / 1.09361);
const drive = (length: number, club: Club | null = null, heading = 0) =>
  mappedHole({ tee, pin, shots: [mappedShot({ start: tee, end: yardsAway(length, heading), club })] });
const second = (length: number) =>
  mappedHole({
    pin,
    shots: [mappedShot({ kind: 'approach', lie: 'fairway', toPin: yards(260), length: yards(length) })],
  });
const typical = (holes: readonly ReturnType<typeof drive>[]) => typicalShots([mappedRound({ holes })], new Map());
const lengthsFrom = (first: number, count: number) => Array.from({ length: count }, (_unused, index) => first + index);

describe('how far a player usually hits the ball', () => {
  it('is the median of their own drives along the line', () => {
    const { drive: length, driveCount } = typical(lengthsFrom(240, 21).map((one) => drive(one)));
    expect(Math.round(length)).toBe(250);
    expect(driveCount).toBe(21);
  });

  it('is that of the driver, where clubs were logged often enough', () => {
    const irons = lengthsFrom(190, 12).map((one) => drive(one, 'iron5'));
    const driver = lengthsFrom(250, 11).map((one) => drive(one, 'driver'));
    expect(Math.round(typical([...irons, ...driver]).drive)).toBe(255);
    expect(typical([...irons, ...driver.slice(0, 5)]).driveCount).toBe(17);
  });

  it('is a published length, and says so, where fewer than ten drives have places', () => {
    expect(typical(lengthsFrom(200, 9).map((one) => drive(one)))).toMatchObject({
      drive: 259,
      driveCount: 0,
      regions: [],
    });
  });

  it('is from the ground what long second shots say, or a 3 wood’s share of the drive', () => {
    const drives = lengthsFrom(240, 21).map((one) => drive(one));
    expect(Math.round(typical(drives).second)).toBe(221);
    expect(typical(drives).secondCount).toBe(0);
    const seconds = lengthsFrom(198, 5).map(second);
    expect(Math.round(typical([...drives, ...seconds]).second)).toBe(200);
    const downhill = lengthsFrom(290, 5).map(second);
    expect(Math.round(typical([...drives, ...downhill]).second)).toBe(250);
  });

  it('has its regions round the end of a typical drive', () => {
    const drives = lengthsFrom(230, 41).map((one, index) => drive(one, null, ((index * 7) % 9) - 4));
    const [inner] = typical(drives).regions;
    const along = (inner?.outline ?? []).map((place) => place.along);
    expect(Math.abs((Math.max(...along) + Math.min(...along)) / 2)).toBeLessThan(2);
    expect(typical(drives.slice(0, 15)).regions).toEqual([]);
  });
});
