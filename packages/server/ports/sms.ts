/** Sends text messages. The number is in E.164 form, '+15550100001'. */
export type SmsSender = { readonly send: (phoneNumber: string, text: string) => Promise<void> };

/** Prints every message as one line instead of sending it: for the demo and for development. */
export function createConsoleSms(write: (line: string) => void): SmsSender {
  return {
    send: async (phoneNumber, text) => write(`SMS to ${phoneNumber}: ${text.replaceAll(/\s*\n\s*/g, ' ')}`),
  };
}
