declare global {
  interface Window {
    /** What was tapped and typed last before the app has started (index.html). */
    earlyTap?: EventTarget | null;
    earlyText?: { readonly field: EventTarget | null; readonly value: string } | null;
  }
}

/** What the browser itself handles, without the app. */
const NATIVE = 'a, input, label, select, summary, textarea';

/** Repeats the last text typed and the last tap before the app had started, because nothing handled them then. */
export function replayEarlyInput(): void {
  const { earlyTap: tap, earlyText: text } = window;
  window.earlyTap = null;
  window.earlyText = null;
  if (text?.field instanceof HTMLInputElement && text.field.isConnected) retype(text.field, text.value);
  if (tap instanceof Element && tap.isConnected && tap.closest(NATIVE) === null)
    tap.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The first event makes React hydrate the field; React ignores events that do not change the value it has seen. */
function retype(field: HTMLInputElement, value: string): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
