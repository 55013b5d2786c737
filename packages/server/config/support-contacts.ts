import { SupportContact as SupportContactSchema, type SupportContact } from '@strokebook/contract';
import { z } from 'zod';
import type { Reader } from './reader.ts';

export type { SupportContact };

/** Fictitious contacts of the demo. */
const demoContacts: readonly SupportContact[] = [
  {
    region: 'North America',
    email: 'support@example.com',
    phone: '+15550109100',
    address: '1 Fairway Walk, Harrow Glen, NC 27312',
  },
  {
    region: 'Europe',
    email: 'support.europe@example.com',
    phone: '+15550109200',
    address: '12 Linksgate, St Brannoc, Fife',
  },
];

const Contacts = z.array(SupportContactSchema).max(2, 'has more than two contacts');

/** Reads `SUPPORT_CONTACTS`: a JSON list of up to two `{ region, email, phone, address }` (STORE-03, STORE-O1). */
export const readSupportContacts = (read: Reader, isDemo: boolean): readonly SupportContact[] =>
  read.jsonList('SUPPORT_CONTACTS', Contacts, 'contacts') ?? (isDemo ? demoContacts : []);
