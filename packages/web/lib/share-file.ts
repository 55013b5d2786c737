import { saveFile } from './save-file.ts';

/** Opens the device's own choice of whom to send a file to; saves it where there is none. */
export async function shareFile(file: File, title: string): Promise<'shared' | 'saved' | 'canceled'> {
  const data = { files: [file], title };
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) {
    saveFile({ blob: file, fileName: file.name });
    return 'saved';
  }
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    throw error;
  }
}
