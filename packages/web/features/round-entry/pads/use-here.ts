import { checkFix, GOOD_ACCURACY_METRES, yardsFromGreen } from '@strokebook/golf/entry';
import type { CourseHole, LatLon } from '@strokebook/golf/model';
import { useState } from 'react';
import { type Fix, findPosition } from '../entry/find-position.ts';
import type { RoundEntry } from '../round-entry.ts';

/** What the player is asked about a position that is far away. */
type FarQuestion = { readonly text: string; readonly fix: Fix };

/** The place of the device as that of the ball, or of the pin: asked for, doubted and stored (ENTRY-13, ENTRY-O68). */
export function useHere(
  { hole, units }: RoundEntry,
  mapped: CourseHole | undefined,
  what: 'ball' | 'pin',
  store: (position: LatLon) => void,
) {
  const [isFinding, setIsFinding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<FarQuestion | null>(null);
  /** The last position that was stored, for the words beside its ball. */
  const [stored, setStored] = useState<Fix | null>(null);
  const keep = (fix: Fix): void => {
    setStored(fix);
    store(fix.position);
  };
  const forget = (): void => {
    setProblem(null);
    setQuestion(null);
  };
  return {
    isFinding,
    problem,
    question,
    forget,
    find: async (): Promise<void> => {
      forget();
      setIsFinding(true);
      try {
        const fix = await findPosition(navigator.geolocation);
        const fromGreen = mapped === undefined ? null : yardsFromGreen(mapped, fix.position);
        const checked = fromGreen === null ? null : checkFix(hole, what, fromGreen, units);
        if (checked?.kind === 'refused') setProblem(checked.text);
        else if (checked?.kind === 'asked') setQuestion({ text: checked.text, fix });
        else keep(fix);
      } catch (error) {
        setProblem((error as Error).message);
      } finally {
        setIsFinding(false);
      }
    },
    /** The answer to the question. */
    answer: (isStored: boolean): void => {
      forget();
      if (isStored && question !== null) keep(question.fix);
    },
    /** How exact the place of a ball is, in words; null for one that was tapped or typed. */
    accuracyOf: (position: LatLon | undefined) => {
      const isFixed =
        position !== undefined && position.lat === stored?.position.lat && position.lon === stored.position.lon;
      // No phone is exact to less than a meter.
      return isFixed && stored !== null
        ? {
            text: `good to ${Math.max(1, Math.round(stored.accuracy))} m`,
            isVague: stored.accuracy > GOOD_ACCURACY_METRES,
          }
        : null;
    },
  };
}
