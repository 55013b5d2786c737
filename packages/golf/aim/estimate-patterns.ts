import { type MeasuredShot, median } from '../dispersion/index.ts';
import { clubName, plural } from '../format/index.ts';
import { type Club, clubs as clubOrder, yards } from '../model/index.ts';
import { type ClubPattern, FULL_SAMPLE, MIN_SHOTS, type Mishits, type ShareScatter } from './club-pattern.ts';
import { levelMishits, levelScatter, type PatternLevel } from './level-pattern.ts';
import { type MeasuredClub, measuredClubs, quantile, type SharedShot } from './measured-clubs.ts';
import { blendMishits, blendScatter, pooledScatter, scatterOfShares } from './share-scatter.ts';
import { type TypedClub, typedProblem } from './typed-club.ts';
import { capitalized, countInWords } from './words.ts';

export type PlayerClubs = {
  /** From long to short. */
  readonly patterns: readonly ClubPattern[];
  /** A sentence for each club that was used and whose distance is not known, or whose typed distance cannot be right. */
  readonly lacking: readonly string[];
};

/** A club is also meant for this share less than its usual length from a tee: a grip further down. */
const TEE_SHORTENED = 0.95;
/** Of the distances that a club was used from, the shortest and the longest tenth do not count. */
const usedShares = { shortest: 0.1, longest: 0.9 } as const;
/** The shortest club of a bag, if it is one of these, is also swung for pitches of this share of its distance. */
const PITCH_SHARE = 0.4;
const pitching: ReadonlySet<Club> = new Set(['iron9', 'pitchingWedge', 'gapWedge', 'sandWedge', 'lobWedge']);
/** Mishits that the borrowed share of mishits counts for: a share of 3% is otherwise 0 of most clubs' shots. */
const MISHIT_WEIGHT = 50;
/** A mishit of few shots says little about the others. */
const MISHITS_FOR_SIZE = 10;

/**
 * The patterns of a player's clubs from their measured shots. Below `FULL_SAMPLE` shots a pattern is shrunk towards the
 * clubs next to it in the bag, and what these lack towards a level.
 */
export function estimatePatterns(
  shots: readonly MeasuredShot[],
  options: {
    readonly level: PatternLevel;
    readonly isLeftHanded?: boolean;
    readonly typed?: readonly TypedClub[];
  },
): PlayerClubs {
  const measured = measuredClubs(shots);
  const entered = options.typed ?? [];
  const typed = new Map(entered.filter((one) => typedProblem(one) === null).map((one) => [one.club, one]));
  const bag = [...new Set([...measured.map(({ club }) => club), ...typed.keys()])].toSorted(
    (a, b) => clubOrder.indexOf(a) - clubOrder.indexOf(b),
  );
  const known = bag.flatMap((club): readonly Sized[] => {
    const own = measured.find((one) => one.club === club) ?? { club, shots: [], teeLength: null };
    const total = typed.get(club);
    if (total === undefined && own.shots.length < MIN_SHOTS) return [];
    return [{ ...own, isTyped: total !== undefined, ...(total === undefined ? usedRange(own) : typedRange(total)) }];
  });
  const sized = known.toSorted((a, b) => b.distance - a.distance);
  return {
    patterns: sized.map((one, index) =>
      patternOf(
        one,
        [sized[index - 1], sized[index + 1]].flatMap((next) => next ?? []),
        options,
        index === sized.length - 1 && pitching.has(one.club),
      ),
    ),
    lacking: [
      ...entered.flatMap((one) => typedProblem(one) ?? []),
      ...measured
        .filter(({ club, shots: own }) => own.length < MIN_SHOTS && !typed.has(club))
        .map(({ club, shots: own }) => lackingText(club, own.length)),
    ],
  };
}

type Range = { readonly distance: number; readonly shortest: number; readonly longest: number };
type Sized = MeasuredClub & Range & { readonly isTyped: boolean };

function lackingText(club: Club, count: number): string {
  const lacks = MIN_SHOTS - count;
  return `${capitalized(countInWords(count))} ${plural(count, `${clubName(club).toLowerCase()} shot`).replace(/^\S+ /, '')} measured, ${countInWords(MIN_SHOTS)} needed. Type your carry, or log ${countInWords(lacks)} more.`;
}

function usedRange({ shots, teeLength }: MeasuredClub): Range {
  const meant = shots.map((shot) => shot.meant).filter((one) => one !== teeLength);
  const fromTee = teeLength === null ? [] : [teeLength * TEE_SHORTENED, teeLength];
  const used = meant.length === 0 ? [] : [quantile(meant, usedShares.shortest), quantile(meant, usedShares.longest)];
  const all = [...fromTee, ...used];
  return { distance: teeLength ?? median(meant), shortest: Math.min(...all), longest: Math.max(...all) };
}

const typedRange = ({ total }: TypedClub): Range => ({
  distance: total,
  shortest: total * TEE_SHORTENED,
  longest: total,
});

function patternOf(
  { club, shots, distance, shortest, longest, isTyped }: Sized,
  neighbours: readonly Sized[],
  { level, isLeftHanded = false }: { readonly level: PatternLevel; readonly isLeftHanded?: boolean },
  isPitched: boolean,
): ClubPattern {
  const own = scatterOfShares(shots);
  const near = neighbours.filter((one) => one.shots.length >= MIN_SHOTS);
  const nearShots = near.flatMap((one): readonly SharedShot[] => one.shots);
  const nearShare = Math.min(1, nearShots.length / FULL_SAMPLE);
  const ownShare = own === null ? 0 : Math.min(1, shots.length / FULL_SAMPLE);
  const ofLevel = levelScatter(level, distance, isLeftHanded);
  const pooled = pooledScatter(near.flatMap((one) => scatterOfShares(one.shots) ?? []));
  const lent: ShareScatter = pooled === null ? ofLevel : blendScatter(pooled, ofLevel, nearShare);
  const mishitCount = own?.mishits.length ?? 0;
  return {
    club,
    distance: yards(distance),
    shortest: yards(isPitched ? Math.min(shortest, PITCH_SHARE * distance) : shortest),
    longest: yards(longest),
    core: own === null ? lent : blendScatter(own.core, lent, ownShare),
    mishits: mishitsOf(own?.mishits ?? [], shots.length, levelMishits(level, isLeftHanded)),
    shots: shots.length,
    mishitCount,
    weight: Math.max(MIN_SHOTS, shots.length + (1 - ownShare) * Math.min(nearShots.length, FULL_SAMPLE)),
    borrowed:
      ownShare === 1
        ? null
        : {
            share: 1 - ownShare,
            clubs: near.map((one) => one.club),
            level: pooled === null || nearShare < 1 ? level.label : null,
          },
    isTyped,
  };
}

/** Of ordinary shots, too, one in a hundred is outside of the region that holds 99% of them. */
const ORDINARY_OUTSIDE = 0.01;

/** Mishits are few: their share and size are always shrunk towards the level's. */
function mishitsOf(own: readonly SharedShot[], shots: number, lent: Mishits): Mishits {
  const beyond = Math.max(0, own.length - ORDINARY_OUTSIDE * shots);
  const share = (beyond + MISHIT_WEIGHT * lent.share) / (shots + MISHIT_WEIGHT);
  return { ...blendMishits(own, lent, Math.min(1, own.length / MISHITS_FOR_SIZE)), share };
}
