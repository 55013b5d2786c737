export * from './preview-picture/draw-preview-picture.ts';
