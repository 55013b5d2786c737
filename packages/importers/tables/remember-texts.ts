/** Max texts whose reading is remembered: a sheet repeats names, lies and clubs in a hundred thousand rows. */
const MAX_REMEMBERED = 5_000;

/** A reading of texts that is done once for each text, as long as there are not too many. */
export function rememberTexts<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const remembered = new Map<string, Reading>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined || remembered.has(text)) return known as Reading;
    const reading = read(text);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(text, reading);
    return reading;
  };
}
