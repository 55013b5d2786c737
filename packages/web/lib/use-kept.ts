import { useState } from 'react';

/**
 * What came last, while something else is asked for and after that has failed; undefined until something came.
 * @param owner whose it is: of another owner nothing is kept.
 */
export function useKept<Data>(data: Data | undefined, owner: number): Data | undefined {
  const [kept, setKept] = useState({ data, owner });
  const isNew = kept.owner !== owner || (data !== undefined && kept.data !== data);
  if (isNew) setKept({ data, owner });
  return isNew ? data : kept.data;
}
