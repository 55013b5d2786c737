import { createRandom, type Random } from '../random.ts';

/** Color schemes: sky from top to horizon, distant hills, fairway, rough. */
const moods = [
  { sky: ['#bcd9e8', '#f3efe2'], hills: '#8fa9a0', fairway: '#7fae6b', rough: '#4f7f55', sun: '#fff4cf' },
  { sky: ['#f2c9a1', '#fbeedd'], hills: '#a98f86', fairway: '#93a868', rough: '#63794d', sun: '#ffe3b0' },
  { sky: ['#9fb8d6', '#e6e9f0'], hills: '#7c8fa6', fairway: '#6fa079', rough: '#44705a', sun: '#fdf6e3' },
  { sky: ['#dfe7e4', '#f6f4ee'], hills: '#a5b5ad', fairway: '#88ab7c', rough: '#5d8163', sun: '#ffffff' },
  { sky: ['#6f7fa8', '#f0c3a8'], hills: '#5f6b86', fairway: '#5f8c68', rough: '#39604d', sun: '#ffdcae' },
] as const;

const skins = ['#f0cdb4', '#e0b08c', '#c68b62', '#9a6544', '#6f4630'] as const;
const hairs = ['#2c2320', '#5a3d2b', '#8a6239', '#c9a15d', '#7d7d80'] as const;
const shirts = ['#2f6f4f', '#35618e', '#7a4f9a', '#9a4a3c', '#1f6f78', '#c28a2c'] as const;
const grounds = ['#dce7dc', '#dbe5ee', '#e9e1ee', '#f0e4dc', '#dfeaea'] as const;

/** A landscape, deterministic by label. Its SVG ids contain the label, so that two pictures can be on one page. */
export function drawLandscape(label: string, width = 960, height = 600): string {
  const random = createRandom(`landscape/${label}`);
  const mood = random.pick(moods);
  const horizon = Math.round(height * random.between(0.42, 0.55));
  const flag = { x: Math.round(width * random.between(0.3, 0.7)), y: Math.round(height * random.between(0.62, 0.72)) };
  const parts = [
    `<defs><linearGradient id="sky-${label}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.sky[0]}"/><stop offset="1" stop-color="${mood.sky[1]}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky-${label})"/>`,
    `<circle cx="${Math.round(width * random.between(0.15, 0.85))}" cy="${Math.round(horizon * random.between(0.3, 0.75))}" r="${Math.round(height * 0.07)}" fill="${mood.sun}"/>`,
    wave(width, height, horizon, 34, mood.hills, random),
    wave(width, height, horizon + height * 0.1, 18, mood.rough, random),
    wave(width, height, horizon + height * 0.18, 14, mood.fairway, random),
    bunker(width * random.between(0.1, 0.3), height * 0.78, width * 0.09),
    bunker(width * random.between(0.7, 0.9), height * 0.84, width * 0.11),
    `<ellipse cx="${flag.x}" cy="${flag.y}" rx="${Math.round(width * 0.17)}" ry="${Math.round(height * 0.045)}" fill="#9cc787"/>`,
    `<path d="M${flag.x} ${flag.y}V${flag.y - Math.round(height * 0.2)}" stroke="#f7f5ee" stroke-width="4"/>`,
    `<path d="M${flag.x} ${flag.y - Math.round(height * 0.2)}l${Math.round(width * 0.05)} ${Math.round(height * 0.03)}l-${Math.round(width * 0.05)} ${Math.round(height * 0.03)}z" fill="#c8553d"/>`,
    ...trees(width, horizon + height * 0.12, random),
  ];
  return svg(width, height, parts);
}

/** A head and shoulders in flat colors. */
export function drawPortrait(label: string): string {
  const random = createRandom(`portrait/${label}`);
  const [skin, hair, shirt] = [random.pick(skins), random.pick(hairs), random.pick(shirts)];
  const long = random.chance(0.5);
  const parts = [
    `<rect width="320" height="320" fill="${random.pick(grounds)}"/>`,
    long ? `<path d="M92 150q0-92 68-92t68 92v92H92z" fill="${hair}"/>` : '',
    `<path d="M48 320q6-92 112-92t112 92z" fill="${shirt}"/>`,
    `<rect x="136" y="190" width="48" height="56" rx="22" fill="${skin}"/>`,
    `<ellipse cx="160" cy="146" rx="54" ry="64" fill="${skin}"/>`,
    random.chance(0.55)
      ? `<path d="M100 128q4-66 60-66t60 66z" fill="${shirt}"/><path d="M160 118q66-6 84 14-40 6-84 2z" fill="${shirt}"/>`
      : `<path d="M104 138q-2-80 56-80t56 80q-22-40-56-40t-56 40z" fill="${hair}"/>`,
    '<circle cx="139" cy="150" r="5" fill="#2a2422"/><circle cx="181" cy="150" r="5" fill="#2a2422"/>',
    '<path d="M140 180q20 15 40 0" fill="none" stroke="#2a2422" stroke-width="4" stroke-linecap="round"/>',
  ];
  return svg(320, 320, parts);
}

/** An organization's crest with two letters. */
export function drawCrest(letters: string, index: number): string {
  const colour = shirts[index % shirts.length];
  return svg(240, 240, [
    `<path d="M120 12l92 26v86q0 74-92 104-92-30-92-104V38z" fill="${colour}"/>`,
    '<path d="M120 30l76 21v73q0 60-76 86-76-26-76-86V51z" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>',
    `<text x="120" y="136" fill="#fff" font-family="Georgia, serif" font-size="74" font-weight="700" text-anchor="middle">${letters}</text>`,
    '<path d="M72 166q48-22 96 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
  ]);
}

function svg(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

function wave(width: number, height: number, top: number, swing: number, fill: string, random: Random): string {
  const y = () => Math.round(top + random.between(-swing, swing));
  const third = Math.round(width / 3);
  return `<path d="M0 ${y()}C${third} ${y()} ${third * 2} ${y()} ${width} ${y()}V${height}H0z" fill="${fill}"/>`;
}

function bunker(x: number, y: number, size: number): string {
  return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(size)}" ry="${Math.round(size * 0.28)}" fill="#ecdfbd"/>`;
}

function trees(width: number, base: number, random: Random): string[] {
  return Array.from({ length: random.int(5, 9) }, () => {
    const x = Math.round(width * (random.chance(0.5) ? random.between(0.01, 0.24) : random.between(0.76, 0.99)));
    const high = Math.round(random.between(50, 110));
    const foot = Math.round(base + random.between(-8, 16));
    return `<path d="M${x} ${foot - high}l${Math.round(high * 0.28)} ${high}h-${Math.round(high * 0.56)}z" fill="#35584a"/>`;
  });
}
