export { pointBeforeGreen } from './along-line.ts';
export { placeInDrawing, placeOfDrawing } from './drawing-frame.ts';
export { drawCourse, type HoleDrawing } from './hole-drawing.ts';
export { lineOfPlay } from './line-of-play.ts';
export { turnDrawing } from './turn-drawing.ts';
