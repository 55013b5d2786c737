import { monthNames } from '@strokebook/golf/format';

/** Months as German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish and Norwegian write them, without accents. */
const otherNames: readonly string[] = [
  'januar janner jaenner janvier enero gennaio janeiro januari',
  'februar feber fevrier febrero febbraio fevereiro februari',
  'marz maerz mrz mars marzo marco maart mrt marts',
  'avril abril aprile',
  'mai mayo maggio maio mei maj',
  'juni juin junio giugno junho',
  'juli juillet julio luglio julho',
  'aout agosto augustus augusti',
  'septembre septiembre setiembre settembre setembro',
  'oktober octobre octubre ottobre outubro',
  'novembre noviembre novembro',
  'dezember decembre diciembre dicembre dezembro desember',
];

/** 'Apr', 'avr' and 'Sept' are long enough to tell the month; 'jui' is not, and is none. */
const MIN_LETTERS = 3;

/** The months of all names and of their beginnings. */
const monthOfWord: ReadonlyMap<string, number> = (() => {
  const months = new Map<string, number>();
  for (const [index, others] of otherNames.entries()) {
    for (const name of [(monthNames[index] ?? '').toLowerCase(), ...others.split(' ')]) {
      for (const beginning of beginningsOf(name)) {
        const before = months.get(beginning);
        months.set(beginning, before === undefined || before === index + 1 ? index + 1 : 0);
      }
    }
  }
  return months;
})();

/** The number of the month that a word without accents names, in full or by its beginning; 0 if it names none. */
export const monthNamed = (word: string): number => monthOfWord.get(word.toLowerCase()) ?? 0;

/** Weekdays in English and these languages, without accents. */
const weekdayNames =
  'monday tuesday wednesday thursday friday saturday sunday ' +
  'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag ' +
  'lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo ' +
  'lunedi martedi mercoledi giovedi venerdi sabato domenica segunda terca quarta quinta sexta ' +
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ' +
  'mandag tirsdag tisdag onsdag torsdag fredag lordag lørdag sondag søndag';
const weekdayBeginnings: ReadonlySet<string> = new Set(weekdayNames.split(' ').flatMap((name) => beginningsOf(name)));
/** Two letters in front of a day: 'Fr. 3. April', 'zo 3 mei'. */
const shortWeekday = /^\s*(?:mo|tu|we|th|fr|sa|su|di|mi|do|so|ma|wo|vr|za|zo|ti|on|to|lo|lø|sø)\b[.,]*\s*(?=\d)/i;
const longWord = /\p{L}{3,}/gu;

/** 'mar. 3 mars': a word, a day and a month. */
const inFrontOfDay = /^\s*(\p{L}{3,})[.,]*\s+\d{1,2}[.o]?\s+(?:de\s+)?(\p{L}{3,})/iu;

/** The text without weekdays. 'mar.' in front of a day and its month is Tuesday, and else March. */
export function withoutWeekdays(text: string): string {
  const [, first = '', second = ''] = inFrontOfDay.exec(text) ?? [];
  const isWeekday = (word: string): boolean =>
    weekdayBeginnings.has(word.toLowerCase()) && (monthNamed(word) === 0 || (word === first && monthNamed(second) > 0));
  return (text.match(longWord) ?? [])
    .filter(isWeekday)
    .reduce((left, word) => left.replace(word, ' '), text)
    .replace(shortWeekday, ' ');
}

function beginningsOf(name: string): readonly string[] {
  return Array.from({ length: name.length - MIN_LETTERS + 1 }, (_unused, more) => name.slice(0, MIN_LETTERS + more));
}
