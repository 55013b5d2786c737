export * from './along-line.ts';
export { greenAlong } from './green-along.ts';
export { placeInDrawing, placeOfDrawing } from './drawing-frame.ts';
export * from './hole-drawing.ts';
export { greenOf, lineOfPlay, teeOf } from './line-of-play.ts';
export * from './turn-drawing.ts';
