const CHANNEL_NAME = 'strokebook.rounds';

/** Tells the tabs of the browser about changes of the device's rounds. */
export type TabMessages<Message> = {
  /** Tells listeners in this tab, all but the one that knows already, and in the others. */
  readonly tell: (message: Message, knows?: (message: Message) => void) => void;
  /** Returns a function that unsubscribes. */
  readonly listen: (listener: (message: Message) => void) => () => void;
};

/** Without BroadcastChannel tabs learn of each other's changes when they read again. */
export function createTabMessages<Message>(): TabMessages<Message> {
  const listeners = new Set<(message: Message) => void>();
  let channel: BroadcastChannel | null = null;
  const tellHere = (message: Message, knows?: (message: Message) => void): void => {
    for (const listener of listeners) if (listener !== knows) listener(message);
  };
  const open = (): BroadcastChannel | null => {
    if (!('BroadcastChannel' in globalThis)) return null;
    const opened = new BroadcastChannel(CHANNEL_NAME);
    opened.addEventListener('message', ({ data }: MessageEvent<Message>) => tellHere(data));
    return opened;
  };
  return {
    tell: (message, knows) => {
      tellHere(message, knows);
      const target = channel ?? open();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its origin already
      target?.postMessage(message);
      if (target !== channel) target?.close();
    },
    listen: (listener) => {
      listeners.add(listener);
      channel ??= open();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = null;
      };
    },
  };
}
