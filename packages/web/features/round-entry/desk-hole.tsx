import { HoleDrawing } from '@strokebook/charts';
import { courseLength } from '@strokebook/golf/format';
import classes from './entry-desk.module.css';
import { drawingOf, drawnShots, pinOf } from './hole-head.tsx';
import type { RoundEntry } from './round-entry.ts';

/** The open hole on its drawing. */
export function DeskHole({ entry }: { readonly entry: RoundEntry }) {
  const { hole, units } = entry;
  const drawing = drawingOf(entry);
  return (
    <section className={classes.hole} aria-label="The open hole">
      <p>
        <b>{hole.card.hole}</b>
        Par {hole.card.par}
        {hole.card.yards !== undefined && <span>{courseLength(hole.card.yards, units)}</span>}
      </p>
      {drawing !== null && (
        <div className={classes.drawing} style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}>
          <HoleDrawing
            hole={drawing}
            label={`Hole ${hole.card.hole} from above`}
            shots={drawnShots(entry, drawing)}
            pin={pinOf(entry, drawing)}
            hasArcs={entry.showsDistances}
          />
        </div>
      )}
    </section>
  );
}
