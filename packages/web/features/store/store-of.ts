/**
 * Which store a device takes its apps from. Windows phones of old called themselves iPhones and are told by
 * `MSStream`; a tablet that says it is a desktop is one (STORE-01 to STORE-03, STORE-O2).
 */
export function storeOf(userAgent: string, hasMsStream: boolean): 'android' | 'ios' | null {
  if (/android/i.test(userAgent) && !/windows phone/i.test(userAgent)) return 'android';
  return /iPad|iPhone|iPod/.test(userAgent) && !hasMsStream ? 'ios' : null;
}
