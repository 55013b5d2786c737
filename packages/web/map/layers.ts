import ImageLayer from 'ol/layer/Image.js';
import Layer from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import ImageCanvas from 'ol/source/ImageCanvas.js';
import type { PlaneBox } from '@strokebook/golf/geometry';
import { type CourseColours } from './course-colours.ts';
import type { CoursePicture } from './course-picture.ts';
import type { MapPlane } from './map-plane.ts';
import { paintCourse, paintOutlines } from './paint-course.ts';
import { paintShots, type ToPixel } from './paint-shots.ts';
import type { ShotMark, ShotScene } from './shot-scene.ts';

type Paint = (context: CanvasRenderingContext2D, box: PlaneBox, metresPerPixel: number) => void;

/**
 * A layer that is drawn when the map stops, and moved as a picture while it moves, without drawing.
 *
 * @param paint draws on a context whose unit is the metre on the plane, with north up.
 */
function restingLayer(plane: MapPlane, paint: Paint): ImageLayer<ImageCanvas> {
  const canvas = document.createElement('canvas');
  const source = new ImageCanvas({
    ratio: 1.3,
    canvasFunction: (extent, resolution, pixelRatio, size) => {
      const [minX, minY, maxX, maxY] = extent as [number, number, number, number];
      [canvas.width, canvas.height] = [Math.round(size[0] as number), Math.round(size[1] as number)];
      const context = canvas.getContext('2d');
      if (context === null) return canvas;
      const { unitsPerMetre, origin } = plane;
      const pixelsPerUnit = (size[0] as number) / (maxX - minX);
      const scale = pixelsPerUnit * unitsPerMetre;
      context.setTransform(scale, 0, 0, -scale, (origin[0] - minX) * pixelsPerUnit, (maxY - origin[1]) * pixelsPerUnit);
      const toMetres = (unit: number, axis: 0 | 1): number => (unit - origin[axis]) / unitsPerMetre;
      paint(
        context,
        { minX: toMetres(minX, 0), minY: toMetres(minY, 1), maxX: toMetres(maxX, 0), maxY: toMetres(maxY, 1) },
        resolution / pixelRatio / unitsPerMetre,
      );
      return canvas;
    },
  });
  return new ImageLayer({ source });
}

/** The course itself, with one hole standing out or none. */
export const courseLayer = (
  picture: CoursePicture,
  colours: CourseColours,
  hole: number | null,
): ImageLayer<ImageCanvas> =>
  restingLayer(picture.plane, (context, box, metresPerPixel) =>
    paintCourse(context, picture, colours, hole, box, metresPerPixel),
  );

/** The outlines of the course alone, above aerial pictures. */
export const outlinesLayer = (picture: CoursePicture): ImageLayer<ImageCanvas> =>
  restingLayer(picture.plane, (context, box, metresPerPixel) => paintOutlines(context, picture, box, metresPerPixel));

/** Shots of the other holes as thin lines, for a map that was moved away from the focused hole. */
export const farShotsLayer = (plane: MapPlane, marks: readonly ShotMark[]): ImageLayer<ImageCanvas> =>
  restingLayer(plane, (context, box, metresPerPixel) => {
    context.globalAlpha = 0.5;
    for (const [colour, path] of pathsByColour(marks, box)) {
      context.strokeStyle = colour;
      context.lineWidth = metresPerPixel * 1.25;
      context.stroke(path);
    }
  });

/** Combines lines of one color into one path, so that thousands of strokes take few calls. */
function pathsByColour(marks: readonly ShotMark[], box: PlaneBox): ReadonlyMap<string, Path2D> {
  const paths = new Map<string, Path2D>();
  for (const { start, end, colour } of marks) {
    if (start === null || end === null) continue;
    if (Math.max(start[0], end[0]) < box.minX || Math.min(start[0], end[0]) > box.maxX) continue;
    if (Math.max(start[1], end[1]) < box.minY || Math.min(start[1], end[1]) > box.maxY) continue;
    const path = paths.get(colour) ?? new Path2D();
    path.moveTo(...start);
    path.lineTo(...end);
    paths.set(colour, path);
  }
  return paths;
}

/** Converts metres on a plane to pixels of a frame. */
function pixelsOfFrame(plane: MapPlane, { coordinateToPixelTransform }: FrameState): ToPixel {
  const [ma, mb, mc, md, me, mf] = coordinateToPixelTransform as [number, number, number, number, number, number];
  const { origin, unitsPerMetre: k } = plane;
  // The large numbers are combined here once, in double precision.
  const [x0, y0] = [ma * origin[0] + mc * origin[1] + me, mb * origin[0] + md * origin[1] + mf];
  return ([east, north]) => [x0 + k * (ma * east + mc * north), y0 + k * (mb * east + md * north)];
}

type ShotsLayer = {
  readonly layer: Layer;
  /** The conversion of the last drawn frame; null before the first one. */
  readonly toPixel: () => ToPixel | null;
};

/** Content above the course, drawn in every frame, because its lines and texts keep their size and stay upright. */
export function shotsLayer(plane: MapPlane, sceneOf: () => ShotScene): ShotsLayer {
  let toPixel: ToPixel | null = null;
  const canvas = document.createElement('canvas');
  canvas.style.position = 'absolute';
  canvas.style.inset = '0';
  const render = (frame: FrameState): HTMLElement => {
    const [width, height] = frame.size as [number, number];
    const { pixelRatio } = frame;
    if (canvas.width !== Math.round(width * pixelRatio) || canvas.height !== Math.round(height * pixelRatio)) {
      [canvas.width, canvas.height] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
      [canvas.style.width, canvas.style.height] = [`${width}px`, `${height}px`];
    }
    const context = canvas.getContext('2d');
    if (context === null) return canvas;
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    context.clearRect(0, 0, width, height);
    const pixelsPerMetre = plane.unitsPerMetre / frame.viewState.resolution;
    toPixel = pixelsOfFrame(plane, frame);
    paintShots(context, sceneOf(), toPixel, pixelsPerMetre);
    return canvas;
  };
  return { layer: new Layer({ render }), toPixel: () => toPixel };
}
