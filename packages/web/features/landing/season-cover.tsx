import { HoleDrawing } from '@strokebook/charts';
import { season } from './season.ts';
import classes from './season-cover.module.css';

/** A strip with a drawn hole, for pages without figures. */
export const SeasonCover = () => (
  <div className={classes.cover} data-palette="deep" data-no-print>
    <div className={classes.hole}>
      <HoleDrawing hole={season.cover} label="A drawn hole" pin={season.cover.green} hasArcs isPlanted />
    </div>
  </div>
);
