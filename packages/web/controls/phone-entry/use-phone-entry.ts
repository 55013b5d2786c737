import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NetworkError } from '../../api/errors.ts';
import { firstCountryOf } from './countries.ts';
import {
  checkPhone,
  type PhoneEntry,
  type PhoneReader,
  type PhoneRule,
  type ReadEntry,
  withCountryOf,
} from './phone-rules.ts';

/** The reader of numbers, loaded once and after the first paint. A failed load is an error of the network. */
const readerQuery = queryOptions({
  queryKey: ['phoneReader'],
  queryFn: async (): Promise<{ readonly read: PhoneReader }> => {
    try {
      return { read: (await import('@strokebook/contract/phone-numbers')).readPhoneNumber };
    } catch (cause) {
      throw new NetworkError(cause);
    }
  },
  staleTime: Infinity,
  retry: false,
  networkMode: 'always',
});

/** Country and number of a sign-in form, and the number that they mean. */
export function usePhoneEntry(rule: PhoneRule) {
  const queryClient = useQueryClient();
  const reader = useQuery(readerQuery).data?.read ?? null;
  const [entry, setEntry] = useState<PhoneEntry>({ country: firstCountryOf(rule.countries), phoneNumber: '' });
  const [isTouched, setIsTouched] = useState(false);
  const { errors, read } = checkPhone(entry, rule, reader);

  return {
    entry,
    /** Null until the fields are touched. */
    errors: isTouched ? errors : null,
    /** Null with an error, and while numbers cannot be read yet. */
    read,
    /** False with an error, shown or not. */
    isValid: errors.country === null && errors.phoneNumber === null,
    change: setEntry,
    /** Chooses the country that a pasted number names. */
    paste: (pasted: PhoneEntry) => setEntry(withCountryOf(pasted, checkPhone(pasted, rule, reader).read)),
    leave: () => {
      setIsTouched(true);
      setEntry(withCountryOf(entry, read));
    },
    /** The number to send, or null if the entry has an error. @throws NetworkError */
    readToSend: async (): Promise<ReadEntry | null> =>
      checkPhone(entry, rule, (await queryClient.fetchQuery(readerQuery)).read).read,
  };
}

export type PhoneEntryState = ReturnType<typeof usePhoneEntry>;
