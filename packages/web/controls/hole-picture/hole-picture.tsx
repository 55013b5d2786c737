import { HoleDrawing } from '@strokebook/charts';
import { type HoleDrawing as HoleDrawingData, turnDrawing } from '@strokebook/golf/hole-drawing';
import { degrees } from '@strokebook/golf/model';
import classes from './hole-picture.module.css';

/** Tee left, green right. */
const TURN = degrees(80);

/** A hole across the top of a screen, for the eye only; it fills the ground that its parent paints. */
export function HolePicture({ hole }: { readonly hole: HoleDrawingData }) {
  const drawing = turnDrawing(hole, TURN);
  return (
    <div className={classes.drawing} aria-hidden="true">
      <div style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}>
        <HoleDrawing hole={drawing} label="" pin={drawing.green} />
      </div>
    </div>
  );
}
