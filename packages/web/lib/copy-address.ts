/** Copies an address to the clipboard; returns a message about the result. */
export async function copyAddress(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return 'The address is copied.';
  } catch {
    return 'This browser does not let the address be copied. Select it and copy it by hand.';
  }
}
