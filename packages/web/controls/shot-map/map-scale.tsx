import { metres, type UnitSystem } from '@strokebook/golf/model';
import { scaleBar } from '@strokebook/golf/shot-map';
import classes from './shot-map.module.css';

/** As wide as the bar may be, in pixels. */
const MAX_PIXELS = 110;

type MapScaleProps = { readonly metresPerPixel: number; readonly units: UnitSystem };

/** How long a length of the ground is on the map as it stands. */
export function MapScale({ metresPerPixel, units }: MapScaleProps) {
  const { label, length } = scaleBar(metres(MAX_PIXELS * metresPerPixel), units);
  return (
    <p
      className={classes.scale}
      style={{ width: length / metresPerPixel }}
      aria-label={`Scale: the bar is ${label} long`}
    >
      {label}
    </p>
  );
}
