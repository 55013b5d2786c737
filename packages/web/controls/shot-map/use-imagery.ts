import type { MapImagery } from '@strokebook/contract';
import type Layer from 'ol/layer/Layer.js';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { CoursePicture } from '../../map/course-picture.ts';
import type { GolfMap } from '../../map/golf-map.ts';

/** Who only passes by asks for no pictures: they are fetched once a map has stood for a second (MAP-22). */
const INIT_DELAY_MS = 1_000;

const loadImagery = () => import('../../map/imagery.ts');

/**
 * Lays pictures from above under the shots where a source is configured. The drawn course is there from the first
 * moment, and stays where the pictures cannot be reached.
 */
export function useImagery(
  map: RefObject<GolfMap | null>,
  picture: CoursePicture,
  imagery: MapImagery | null,
  onFailed: () => void,
): void {
  const show = useEffectEvent((layer: Layer | null) => map.current?.setImagery(layer));
  const tellFailed = useEffectEvent(onFailed);
  useEffect(() => {
    if (imagery === null) {
      show(null);
      return undefined;
    }
    let isEnded = false;
    const fail = () => {
      if (isEnded) return;
      show(null);
      tellFailed();
    };
    const start = async () => {
      try {
        const { createImageryLayer } = await loadImagery();
        const layer = await createImageryLayer(imagery, fail);
        if (!isEnded) show(layer);
      } catch {
        fail();
      }
    };
    const timer = setTimeout(() => void start(), INIT_DELAY_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the map is made anew with every picture
  }, [imagery, picture]);
}

/** A source that is out of order is asked again as one goes on, but not at every hole. */
const RETRY_AFTER_MS = 30_000;

/**
 * Whether pictures could not be had. They are tried again when the connection is back, and when one looks elsewhere half
 * a minute later.
 * @param looked what the map looks at.
 */
export function useImageryFailure(looked: string): { readonly hasFailed: boolean; readonly fail: () => void } {
  const [failedAt, setFailedAt] = useState<number | null>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what time it is, is not known while rendering
    setFailedAt((at) => (at !== null && Date.now() - at >= RETRY_AFTER_MS ? null : at));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when one looks elsewhere
  }, [looked]);
  useEffect(() => {
    const retry = () => setFailedAt(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return { hasFailed: failedAt !== null, fail: () => setFailedAt(Date.now()) };
}
