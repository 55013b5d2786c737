/** Whether the device has its own choice of whom to send an address to. */
export const canShareAddress = (): boolean => typeof navigator.share === 'function';

/** Opens the device's choice of whom to send an address to; returns a message about the result, '' where it was sent. */
export async function shareAddress(url: string, title: string): Promise<string> {
  try {
    await navigator.share({ url, title });
    return '';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return 'This device does not let the address be shared. Copy it.';
  }
}
