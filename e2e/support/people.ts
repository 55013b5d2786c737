/** A person of the demo world. */
export type Person = { readonly accountId: number; readonly username: string; readonly name: string };

const person = (accountId: number, username: string, name: string): Person => ({ accountId, username, name });

/** Journeys that change data have persons of their own, so that the order of the tests does not matter. */
export const people = {
  player: person(1, 'ingrid-solberg', 'Ingrid Solberg'),
  /** Coach of the college that the private player attends. */
  coach: person(2, 'dana-whitfield', 'Dana Whitfield'),
  manager: person(3, 'morgan-ellery', 'Morgan Ellery'),
  /** Coach of an academy without the private player. */
  stranger: person(4, 'rafael-ibarra', 'Rafael Ibarra'),
  /** No rounds. */
  newPlayer: person(6, 'noah-achterberg', 'Noah Achterberg'),
  privatePlayer: person(7, 'priya-raman', 'Priya Raman'),
  /** Whose profile and schedule journeys change. */
  editor: person(9, 'ase-lindqvist', 'Åse Lindqvist'),
  /** Whose rounds journeys enter. Rounds of anybody else would stand on the pages that other journeys measure. */
  golfer: person(10, 'mariana-nunez', 'Mariana Núñez'),
  /** Eleven rounds. */
  logger: person(13, 'tessa-marlowe', 'Tessa Marlowe'),
  /** Players whom only administration touches. */
  signedOut: person(30, 'walt-pemberton', 'Walt Pemberton'),
  deleted: person(29, 'renata-szabo', 'Renáta Szabó'),
  merged: person(31, 'siobhan-delaney', 'Siobhán Delaney'),
  double: person(34, 'harold-quist', 'Harold Quist'),
  /** One round. */
  beginner: person(38, 'maya-kessler', 'Maya Kessler'),
} as const;

const FIRST_PHONE_NUMBER = 15_550_100_001;

export const phoneOf = ({ accountId }: Person): string => `+${FIRST_PHONE_NUMBER + accountId - 1}`;

/** The number as typed into the phone field, without the country code. */
export const nationalPhoneOf = (person: Person): string => phoneOf(person).slice('+1'.length);
