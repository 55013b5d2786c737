import { useState } from 'react';

/**
 * The choice whose data is on the screen: the last one that has loaded. As a key it makes the lists of another choice
 * new elements, so that no element moves when their lengths differ (UX-O6).
 */
export function useShownChoice<Choice>(choice: Choice, isLoaded: boolean): Choice {
  const [shown, setShown] = useState(choice);
  const isNew = isLoaded && shown !== choice;
  if (isNew) setShown(choice);
  return isNew ? choice : shown;
}
