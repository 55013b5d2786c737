export * from './along-line.ts';
export { greenAlong } from './green-along.ts';
export { placeInDrawing, placeOfDrawing } from './drawing-frame.ts';
export * from './hole-drawing.ts';
export { lineOfPlay } from './line-of-play.ts';
export * from './turn-drawing.ts';
