import { mark } from '@strokebook/documents/brand';

const { size: side, tile, fairway, green, ball, stick, flag } = mark;

/** The brand's mark. Decorative, because the name is beside it or in its link. */
export function BrandMark({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false">
      <rect width={side} height={side} rx={tile.radius} fill={tile.color} />
      <path d={fairway.path} fill="none" stroke={fairway.color} strokeWidth={fairway.width} strokeLinecap="round" />
      <circle cx={green.x} cy={green.y} r={green.radius} fill={green.color} />
      <path d={stick.path} stroke={stick.color} strokeWidth={stick.width} strokeLinecap="round" />
      <path d={flag.path} fill={flag.color} />
      <circle cx={ball.x} cy={ball.y} r={ball.radius} fill={ball.color} />
    </svg>
  );
}
