import { HoleDrawing } from '@strokebook/charts';
import { drawnHoles } from './drawn-holes.ts';

const { drawing, shots, pin, label } = drawnHoles.hero;

/** The demo's best hole with its shots, in a forest. */
export const SeasonHole = () => <HoleDrawing hole={drawing} label={label} shots={shots} pin={pin} hasArcs isPlanted />;
