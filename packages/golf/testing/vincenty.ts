import { degrees, type Degrees, type LatLon, type Metres, metres } from '../model/index.ts';

export type Ellipsoid = { readonly a: number; readonly inverseFlattening: number };

export const wgs84: Ellipsoid = { a: 6_378_137, inverseFlattening: 298.257223563 };

export type Geodesic = { readonly distance: Metres; readonly heading: Degrees; readonly headingAtEnd: Degrees };

/** Enough for every line except nearly antipodal ones. */
const MAX_ROUNDS = 200;

/**
 * The geodesic on an ellipsoid, to a tenth of a millimetre (T. Vincenty, Survey Review 23, 1975, inverse formula). It
 * shares no formula with the engine, so that it can verify the engine. @throws RangeError for nearly antipodal points,
 * where the iteration does not converge.
 */
export function geodesicBetween(from: LatLon, to: LatLon, { a, inverseFlattening }: Ellipsoid = wgs84): Geodesic {
  const f = 1 / inverseFlattening;
  const b = a * (1 - f);
  const radians = Math.PI / 180;
  let lonDelta = (to.lon - from.lon) % 360;
  if (lonDelta > 180) lonDelta -= 360;
  if (lonDelta < -180) lonDelta += 360;
  const L = lonDelta * radians;
  const U1 = Math.atan((1 - f) * Math.tan(from.lat * radians));
  const U2 = Math.atan((1 - f) * Math.tan(to.lat * radians));
  const [sinU1, cosU1, sinU2, cosU2] = [Math.sin(U1), Math.cos(U1), Math.sin(U2), Math.cos(U2)];
  let lambda = L;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const [sinLambda, cosLambda] = [Math.sin(lambda), Math.cos(lambda)];
    const sinSigma = Math.hypot(cosU2 * sinLambda, cosU1 * sinU2 - sinU1 * cosU2 * cosLambda);
    if (sinSigma === 0) return { distance: metres(0), heading: degrees(0), headingAtEnd: degrees(0) };
    const cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda;
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cosU1 * cosU2 * sinLambda) / sinSigma;
    const cosSqAlpha = 1 - sinAlpha * sinAlpha;
    // Along the equator the line has no vertex.
    const cos2SigmaM = cosSqAlpha < 1e-12 ? 0 : cosSigma - (2 * sinU1 * sinU2) / cosSqAlpha;
    const C = (f / 16) * cosSqAlpha * (4 + f * (4 - 3 * cosSqAlpha));
    const before = lambda;
    lambda =
      L + (1 - C) * f * sinAlpha * (sigma + C * sinSigma * (cos2SigmaM + C * cosSigma * (2 * cos2SigmaM ** 2 - 1)));
    if (Math.abs(lambda - before) > 1e-13) continue;
    const uSq = (cosSqAlpha * (a * a - b * b)) / (b * b);
    const A = 1 + (uSq / 16384) * (4096 + uSq * (-768 + uSq * (320 - 175 * uSq)));
    const B = (uSq / 1024) * (256 + uSq * (-128 + uSq * (74 - 47 * uSq)));
    const bent =
      B *
      sinSigma *
      (cos2SigmaM +
        (B / 4) *
          (cosSigma * (2 * cos2SigmaM ** 2 - 1) -
            (B / 6) * cos2SigmaM * (4 * sinSigma ** 2 - 3) * (4 * cos2SigmaM ** 2 - 3)));
    const heading = Math.atan2(cosU2 * sinLambda, cosU1 * sinU2 - sinU1 * cosU2 * cosLambda);
    const headingAtEnd = Math.atan2(cosU1 * sinLambda, cosU1 * sinU2 * cosLambda - sinU1 * cosU2);
    return {
      distance: metres(b * A * (sigma - bent)),
      heading: degrees((((heading / radians) % 360) + 360) % 360),
      headingAtEnd: degrees((((headingAtEnd / radians) % 360) + 360) % 360),
    };
  }
  throw new RangeError('Nearly antipodal points');
}
