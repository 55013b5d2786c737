/** Copies an address to the clipboard; returns a message about the result. */
export const copyAddress = async (address: string): Promise<string> => copyText(address, 'address');

/** Copies a text, which is called by a word, to the clipboard; returns a message about the result. */
export async function copyText(text: string, word: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `The ${word} is copied.`;
  } catch {
    return `This browser does not let the ${word} be copied.${word === 'address' ? ' Select it and copy it by hand.' : ''}`;
  }
}
