declare global {
  interface Window {
    /** What was tapped and typed last before the app has started (index.html). */
    earlyTap?: EventTarget | null;
    earlyText?: { readonly field: EventTarget | null; readonly value: string } | null;
  }
}

/**
 * Repeats the last text typed and the last button tapped before the app had started, because nothing handled them then.
 * Links need no repetition: the browser follows them without the app.
 */
export function replayEarlyInput(): void {
  const { earlyTap: tap, earlyText: text } = window;
  window.earlyTap = null;
  window.earlyText = null;
  if (text?.field instanceof HTMLInputElement && text.field.isConnected) retype(text.field, text.value);
  const button = tap instanceof Element && tap.isConnected ? tap.closest('button') : null;
  button?.click();
}

/** The first event makes React hydrate the field; React ignores events that do not change the value it has seen. */
function retype(field: HTMLInputElement, value: string): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
