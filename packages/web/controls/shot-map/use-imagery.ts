import type { MapImagery } from '@strokebook/contract';
import type Layer from 'ol/layer/Layer.js';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { CoursePicture } from '../../map/course-picture.ts';
import type { GolfMap } from '../../map/golf-map.ts';

/** Pictures are requested once a map has not moved for a second, so that quick visits load none (MAP-22). */
const INIT_DELAY_MS = 1_000;

const loadImagery = () => import('../../map/imagery.ts');

/**
 * Shows aerial pictures under the shots if a source is configured. The drawn course is shown from the start, and stays
 * if the source is unreachable.
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

/** A failed source is retried when the view changes, but not at every hole. */
const RETRY_AFTER_MS = 30_000;

/**
 * Whether pictures failed to load. They are retried when the connection is back, and when the view changes after half a
 * minute. @param looked key of the current view.
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
