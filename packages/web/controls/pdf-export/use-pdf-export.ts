import { useRef, useState } from 'react';
import type { Download } from '../../api/download.ts';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Said } from '../../ui/dialogs/snackbar.tsx';

type Generator = () => Promise<Download>;

/** Makes a PDF and saves it, and says how it goes (PDF-01, PDF-02, PDF-04, PDF-05). */
export function usePdfExport() {
  const [said, setSaid] = useState<Said | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef(false);
  /**
   * Does nothing while one runs (PDF-O4).
   * @returns whether the file was saved
   * @throws Error without a generator (PDF-06)
   */
  const start = async (generate?: Generator): Promise<boolean> => {
    if (generate === undefined) throw new Error('No generator function provided');
    if (running.current) return false;
    running.current = true;
    setIsRunning(true);
    setSaid({ text: 'Generating PDF Export...' });
    let isSaved = false;
    try {
      saveFile(await generate());
      setSaid({ text: 'PDF Downloaded, Success!' });
      isSaved = true;
    } catch (error) {
      setSaid({ text: failureText(error), tone: 'error' });
    }
    running.current = false;
    setIsRunning(false);
    return isSaved;
  };
  return { start, isRunning, said, say: setSaid, close: () => setSaid(null) };
}

/** A server that was not reached has no status: it is told as a lost connection (PDF-05). */
function failureText(error: unknown): string {
  if (!navigator.onLine || error instanceof NetworkError) {
    return "Uh-oh, it seems like you're offline. Please check your connection and try again.";
  }
  const status = error instanceof ApiError ? error.status : 'unknown';
  return `Uh-oh, there was a problem generating PDF. Response status: ${status}`;
}
