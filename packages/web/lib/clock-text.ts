/** '14:10' where the reader is. */
export const clockText = (time: Date): string =>
  [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
