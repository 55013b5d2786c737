import type { FigureSample } from '@strokebook/contract';
import classes from './mini-hole.module.css';

type MiniHoleProps = { readonly sample: FigureSample };
type Point = { readonly x: number; readonly y: number };
type Shot = NonNullable<FigureSample['shot']>;

const TEE: Point = { x: 24, y: 78 };
const PIN: Point = { x: 24, y: 15 };
/** Usual lengths by par, in yards: the picture tells where on a hole, not how long. */
const usualYards: Readonly<Record<number, number>> = { 3: 165, 4: 400, 5: 530 };
/** Within this distance of the pin all is drawn larger, so that 12 yards short read as short. */
const NEAR_YARDS = 40;
const NEAR_PIXELS = 18;

/** A small hole, tee at the bottom and pin at the top, with one stroke. The words beside it say the same. */
export function MiniHole({ sample: { par, shot } }: MiniHoleProps) {
  const length = Math.max(usualYards[par] ?? 400, (shot?.toPin ?? 0) + 1);
  const from = shot?.toPin == null ? null : placeBefore(shot.toPin, 0, length);
  const to = shot === null ? null : endOf(shot, length);
  return (
    <svg className={classes.hole} viewBox="0 0 48 84" aria-hidden="true">
      <path className={classes.rough} d="M12 80C8 54 8 34 14 12a10 10 0 0 1 20 0c6 22 6 42 2 68Z" />
      <path className={classes.fairway} d="M18 70c-2-16-1-28 2-40h8c3 12 3 24 0 40Z" />
      <ellipse className={classes.green} cx={PIN.x} cy={PIN.y} rx={9} ry={10} />
      <rect className={classes.tee} x={20} y={76} width={8} height={4} rx={1} />
      {shot !== null && to !== null && <Under lie={shot.endLie} at={to} />}
      <path className={classes.stick} d={`M${PIN.x} ${PIN.y}v-9`} />
      <path className={classes.flag} d={`M${PIN.x} ${PIN.y - 9}l6 2-6 2Z`} />
      {from !== null && to !== null && <path className={classes.line} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
      {from !== null && <circle className={classes.from} cx={from.x} cy={from.y} r={2.4} />}
      {to !== null && (
        <circle className={classes.to} data-missed={isMissed(shot) || undefined} cx={to.x} cy={to.y} r={2.8} />
      )}
      {shot?.endToPin != null && to === null && (
        <circle className={classes.around} cx={PIN.x} cy={PIN.y} r={Math.max(4, nearPixels(shot.endToPin))} />
      )}
    </svg>
  );
}

const isMissed = (shot: Shot | null): boolean =>
  shot !== null && shot.endLie !== 'green' && shot.endLie !== 'holed' && shot.endLie !== 'fairway';

/** What a ball lies in is drawn under it. */
function Under({ lie, at }: { readonly lie: Shot['endLie']; readonly at: Point }) {
  const [cx, cy] = [at.x, at.y];
  if (lie === 'penaltyArea') return <ellipse className={classes.water} cx={cx} cy={cy} rx={8} ry={6} />;
  if (lie === 'recovery' || lie === 'native') return <circle className={classes.tree} cx={cx} cy={cy} r={7} />;
  if (lie === 'bunker' || lie === 'greensideBunker' || lie === 'fairwayBunker') {
    return <ellipse className={classes.sand} cx={cx} cy={cy} rx={6.5} ry={5} />;
  }
  return null;
}

const nearPixels = (yards: number): number => (Math.min(yards, NEAR_YARDS) * NEAR_PIXELS) / NEAR_YARDS;

/** The place of a ball that lies a distance before the pin, and beside the line. */
function placeBefore(toPin: number, across: number, length: number): Point {
  const far = ((toPin - NEAR_YARDS) / (length - NEAR_YARDS)) * (TEE.y - PIN.y - NEAR_PIXELS);
  const y = PIN.y + (toPin <= NEAR_YARDS ? nearPixels(toPin) : NEAR_PIXELS + far);
  return { x: PIN.x + Math.max(-17, Math.min(17, across * 0.45)), y: Math.min(TEE.y, y) };
}

/** Where the ball came to rest; null if its direction from the pin is unknown. */
function endOf({ endLie, endToPin, miss }: Shot, length: number): Point | null {
  if (endLie === 'holed') return PIN;
  if (miss === null || endToPin === null) return null;
  if (endToPin > NEAR_YARDS) return placeBefore(endToPin, miss.across, length);
  const size = Math.hypot(miss.along, miss.across);
  if (size === 0) return PIN;
  const pixels = Math.max(3, nearPixels(endToPin));
  return { x: PIN.x + (miss.across / size) * pixels, y: PIN.y - (miss.along / size) * pixels };
}
