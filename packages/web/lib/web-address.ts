/** An address that is safe to lead to: of the web, as http or https, and nothing that runs. Null for any other text. */
export function webAddress(text: string | null): string | null {
  if (text === null) return null;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
