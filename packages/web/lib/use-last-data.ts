import { useState } from 'react';

/**
 * The most recent data, also while the next request is pending and after it has failed; undefined before the first.
 * @param owner the account of the data: data of another account is not kept.
 */
export function useLastData<Data>(data: Data | undefined, owner: number): Data | undefined {
  const [kept, setKept] = useState({ data, owner });
  const isNew = kept.owner !== owner || (data !== undefined && kept.data !== data);
  if (isNew) setKept({ data, owner });
  return isNew ? data : kept.data;
}
