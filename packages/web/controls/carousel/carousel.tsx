import { useReducedMotion } from '@mantine/hooks';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import classes from './carousel.module.css';
import { useSwipe } from './use-swipe.ts';

/** HOME-03. */
const AUTOPLAY_DELAY = 5_000;

type CarouselProps<Item> = {
  /** Its label: 'Gallery'. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** Aspect ratio (width over height) of the items' box. */
  readonly ratio: number;
  readonly isAutoplaying?: boolean;
  /** Pauses autoplay, while a video plays. */
  readonly isHeld?: boolean;
  readonly hasIndicators?: boolean;
  readonly children: (item: Item, isCurrent: boolean) => ReactNode;
};

/**
 * A circular carousel with one item at a time (HOME-02). It advances automatically only while the pointer and the focus
 * are outside, the user has not stopped it, reduced motion is not requested, and the tab is visible.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, keyOf, nameOf, ratio, isAutoplaying = false, isHeld = false, hasIndicators = false } = props;
  const count = items.length;
  // Increases without bound, so that wrapping around is a normal step.
  const [place, setPlace] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isMovedByHand, setIsMovedByHand] = useState(false);
  const isMotionReduced = useReducedMotion();
  const isTabVisible = useIsTabVisible();
  const canPlay = isAutoplaying && count > 1 && !isMotionReduced;
  const isWaiting = isStopped || isPointedAt || hasFocus || isHeld || !isTabVisible;
  const current = indexOf(place, count);

  const moveByHand = (by: number) => {
    setIsMovedByHand(true);
    setPlace(place + by);
  };
  useAutoplay(place, { delay: AUTOPLAY_DELAY, isHeld: !canPlay || isWaiting }, () => {
    setIsMovedByHand(false);
    setPlace(place + 1);
  });
  const swipe = useSwipe(count > 1, moveByHand);
  const item = items[current];
  if (item === undefined) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // In a video the arrow keys seek.
    if (by === undefined || count < 2 || (event.target as Element).closest('video') !== null) return;
    event.preventDefault();
    moveByHand(by);
  };
  const places = count > 1 ? [place - 1, place, place + 1] : [place];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is heard here comes from the controls inside
    <div
      className="shrinkable"
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => setIsPointedAt(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className={classes.stage} style={{ aspectRatio: ratio }} {...swipe.handlers}>
        {places.map((slot) => {
          const shown = items[indexOf(slot, count)] as Item;
          const isCurrent = slot === place;
          return (
            <div
              key={`${slot} ${keyOf(shown)}`}
              className={classes.slide}
              data-dragged={swipe.offset !== 0 || undefined}
              role="group"
              aria-roledescription="slide"
              aria-label={`${indexOf(slot, count) + 1} of ${count}: ${nameOf(shown)}`}
              inert={!isCurrent}
              style={{ transform: `translateX(calc(${(slot - place) * 100}% + ${swipe.offset}px))` }}
            >
              {props.children(shown, isCurrent)}
            </div>
          );
        })}
      </div>
      <div className={classes.bar}>
        <p className={classes.name} aria-live={isMovedByHand ? 'polite' : 'off'}>
          {nameOf(item)}
          {count > 1 && (
            <span>
              {' '}
              {current + 1} of {count}
            </span>
          )}
        </p>
        {canPlay && (
          <button
            type="button"
            className={classes.button}
            aria-label={isStopped ? 'Start moving by itself' : 'Stop moving by itself'}
            onClick={() => setIsStopped(!isStopped)}
          >
            {isStopped ? <PlayIcon /> : <PauseIcon />}
          </button>
        )}
        {count > 1 && (
          <>
            <button type="button" className={classes.button} aria-label="Previous" onClick={() => moveByHand(-1)}>
              <ChevronLeftIcon size={20} />
            </button>
            <button type="button" className={classes.button} aria-label="Next" onClick={() => moveByHand(1)}>
              <ChevronRightIcon size={20} />
            </button>
          </>
        )}
      </div>
      {hasIndicators && count > 1 && (
        <div className={classes.indicators}>
          {items.map((one, index) => (
            <button
              key={keyOf(one)}
              type="button"
              aria-label={`Show ${index + 1} of ${count}`}
              aria-current={index === current}
              onClick={() => moveByHand(index - current)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const indexOf = (place: number, count: number): number => ((place % count) + count) % count;

/** Whether the tab is visible. */
const useIsTabVisible = (): boolean =>
  useSyncExternalStore(
    followVisibility,
    () => document.visibilityState !== 'hidden',
    () => true,
  );

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Calls `onTime` each time `place` has not changed for `delay` ms; never while it is held. */
function useAutoplay(place: number, { delay, isHeld }: { delay: number; isHeld: boolean }, onTime: () => void) {
  const move = useEffectEvent(onTime);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => move(), delay);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every step begins a new wait
  }, [place, delay, isHeld]);
}
