import { HoleDrawing } from '@strokebook/charts';
import { drawnHoles } from './drawn-holes.ts';
import classes from './season-panel.module.css';

/** A strip with a drawn hole, for pages without figures. */
export const SeasonCover = () => (
  <div className={classes.cover} data-palette="deep" data-no-print>
    <div className={classes.hole}>
      <HoleDrawing hole={drawnHoles.cover} label="A drawn hole" pin={drawnHoles.cover.green} hasArcs isPlanted />
    </div>
  </div>
);
