declare global {
  interface Window {
    /** What was tapped and typed last before the app has started (index.html). */
    earlyTap?: EventTarget | null;
    earlyText?: { readonly field: EventTarget | null; readonly value: string } | null;
  }
}

/**
 * Does again, for the app that has taken over the server's page, what was typed and tapped last before it had started;
 * links work by themselves.
 */
export function replayEarlyInput(): void {
  const { earlyTap: tap, earlyText: text } = window;
  window.earlyTap = null;
  window.earlyText = null;
  if (text?.field instanceof HTMLInputElement && text.field.isConnected) retype(text.field, text.value);
  const button = tap instanceof Element && tap.isConnected ? tap.closest('button') : null;
  button?.click();
}

/** React takes the field over at the first event, and ignores events that do not change the value which it found. */
function retype(field: HTMLInputElement, value: string): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
