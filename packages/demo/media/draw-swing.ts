import { createRandom } from '../random.ts';
import type { DemoClip } from '../types.ts';

const [WIDTH, HEIGHT] = [640, 360] as const;
const FRAMES_PER_SECOND = 12;
/** The pivot of the arms, and the length of arms and club, including the bend of the wrists. */
const SHOULDER = { x: 320, y: 150 };
const [ARMS, CLUB] = [62, 104] as const;

/** Degrees of the arms from straight down, frame by frame: address, backswing, downswing, follow-through, finish. */
const armAngles: readonly number[] = [
  0, 0, 0, 12, 32, 58, 86, 114, 136, 150, 154, 154, 140, 96, 40, -6, -58, -104, -138, -154, -160, -162, -162, -162,
];
const BALL_LEAVES_AT = 15;
const FRAME_OF_THE_TOP = 10;

/** A golfer's swing seen from the front, in flat colors; deterministic by label. */
export function drawSwing(label: string): DemoClip {
  const random = createRandom(`swing/${label}`);
  const shirt = random.pick(['#2f6f4f', '#35618e', '#9a4a3c', '#7a4f9a']);
  const sky = random.pick(['#dbe5ee', '#f0e4dc', '#dfeaea']);
  const frames = armAngles.map((degrees, index) => drawFrame(degrees, index, shirt, sky));
  return {
    kind: 'clip',
    frames,
    framesPerSecond: FRAMES_PER_SECOND,
    posterFrame: FRAME_OF_THE_TOP,
    width: WIDTH,
    height: HEIGHT,
  };
}

function drawFrame(degrees: number, index: number, shirt: string, sky: string): string {
  const hands = pointAt(SHOULDER, degrees, ARMS);
  // The wrists are bent most at the ends of the swing.
  const head = pointAt(hands, degrees * 1.55, CLUB);
  const turn = Math.round(degrees / 12);
  const flight = index - BALL_LEAVES_AT;
  const ball = flight < 0 ? { x: 330, y: 314 } : { x: 330 + flight * 74, y: 314 - flight * 52 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/><rect y="262" width="${WIDTH}" height="98" fill="#7fae6b"/>`,
    `<path d="M300 316l${10 + turn} -84h24l${22 - turn} 84" fill="none" stroke="#2b3a4a" stroke-width="17" stroke-linejoin="round"/>`,
    `<path d="M${303 + turn} 236l-8-88h58l-10 88z" fill="${shirt}" stroke="${shirt}" stroke-width="8" stroke-linejoin="round"/>`,
    `<circle cx="${322 - Math.round(turn / 2)}" cy="112" r="23" fill="#c68b62"/><path d="M298 106q24-30 48 0z" fill="#f7f5ee"/>`,
    line(SHOULDER, hands, '#c68b62', 13),
    line(hands, head, '#4a4f55', 4),
    `<circle cx="${head.x}" cy="${head.y}" r="8" fill="#16201a"/>`,
    ball.x < WIDTH ? `<circle cx="${ball.x}" cy="${ball.y}" r="5" fill="#fff"/>` : '',
    '</svg>',
  ].join('');
}

type Point = { readonly x: number; readonly y: number };

function pointAt(from: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.round(from.x - Math.sin(angle) * length), y: Math.round(from.y + Math.cos(angle) * length) };
}

const line = (from: Point, to: Point, colour: string, width: number): string =>
  `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
