import { useEffect, useState } from 'react';
import { NetworkError } from '../../api/errors.ts';
import { defaultCountry } from './countries.ts';
import {
  checkPhone,
  type PhoneEntry,
  type PhoneReader,
  type PhoneRule,
  type ReadEntry,
  withCountryOf,
} from './phone-rules.ts';

/** @throws NetworkError */
async function loadReader(): Promise<PhoneReader> {
  try {
    return (await import('@strokebook/contract/phone-numbers')).readPhoneNumber;
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

/** Country and number of a sign-in form, and the number that they mean. */
export function usePhoneEntry(rule: PhoneRule) {
  const [reader, setReader] = useState<PhoneReader | null>(null);
  const [entry, setEntry] = useState<PhoneEntry>({ country: defaultCountry, phoneNumber: '' });
  const [isTouched, setIsTouched] = useState(false);
  const { errors, read } = checkPhone(entry, rule, reader);

  useEffect(() => {
    // Submitting the form loads it again, and says that the network failed.
    loadReader().then(
      (loaded) => setReader(() => loaded),
      () => undefined,
    );
  }, []);

  return {
    entry,
    /** Null until the fields are touched. */
    errors: isTouched ? errors : null,
    /** Null with an error, and while numbers cannot be read yet. */
    read,
    /** False with an error, shown or not. */
    isValid: errors.country === null && errors.phoneNumber === null,
    touch: () => setIsTouched(true),
    change: setEntry,
    /** Chooses the country that a pasted number names. */
    paste: (pasted: PhoneEntry) => setEntry(withCountryOf(pasted, checkPhone(pasted, rule, reader).read)),
    leave: () => {
      setIsTouched(true);
      setEntry(withCountryOf(entry, read));
    },
    /** The number to send, or null if the entry has an error. @throws NetworkError */
    readToSend: async (): Promise<ReadEntry | null> => checkPhone(entry, rule, reader ?? (await loadReader())).read,
  };
}

export type PhoneEntryState = ReturnType<typeof usePhoneEntry>;
