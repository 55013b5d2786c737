/** 'Ada Berg' for 'Berg, Ada'. */
export function givenFirst(name: string): string {
  const [family = '', given] = name.split(/,\s*/, 2);
  return given === undefined || given === '' ? family.trim() : `${given} ${family}`.trim();
}
