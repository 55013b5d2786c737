export {
  type BehindGroup,
  groupsByDistance,
  groupsByRound,
  type Sides,
  sidesOf,
  sumOf,
  weightOf,
  worstFirst,
} from './behind-figure.ts';
export * from './reason.ts';
