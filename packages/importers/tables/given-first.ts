/** Follows a name, and is no given name. */
const suffix = /^(jr|sr|ii|iii|iv)\.?$/i;

/** 'Ada Berg' for 'Berg, Ada', and 'Carla Ruiz Jr' for 'Carla Ruiz, Jr'. */
export function givenFirst(name: string): string {
  const [family = '', given] = name.split(/,\s*/, 2);
  if (given !== undefined && suffix.test(given.trim())) return `${family.trim()} ${given.trim()}`;
  return given === undefined || given === '' ? family.trim() : `${given} ${family}`.trim();
}
