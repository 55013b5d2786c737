/**
 * The app store of a device. Old Windows phones call themselves iPhones and are detected by `MSStream`; a tablet that
 * identifies as a desktop is treated as one (STORE-01 to STORE-03, STORE-O2).
 */
export function storeOf(userAgent: string, hasMsStream: boolean): 'android' | 'ios' | null {
  if (/android/i.test(userAgent) && !/windows phone/i.test(userAgent)) return 'android';
  return /iPad|iPhone|iPod/.test(userAgent) && !hasMsStream ? 'ios' : null;
}
