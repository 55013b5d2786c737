/** The engine's name of what the wire calls by a code. */
export const nameOfCode = <Name extends string, Code extends string | number>(
  codes: Readonly<Record<Name, Code>>,
  code: Code,
): Name => (Object.keys(codes) as Name[]).find((name) => codes[name] === code) as Name;
