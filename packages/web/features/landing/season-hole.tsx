import { HoleDrawing } from '@strokebook/charts';
import { season } from './season.ts';

const { drawing, shots, pin, label } = season.hero;

/** The demo's best hole with its shots, in a forest. */
export const SeasonHole = () => <HoleDrawing hole={drawing} label={label} shots={shots} pin={pin} hasArcs isPlanted />;
