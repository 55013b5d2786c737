/** Enough time for a browser to begin saving; it holds the bytes until then. */
const KEPT_MILLISECONDS = 60_000;

/** Saves a file like a browser download. */
export function saveFile({ blob, fileName }: { readonly blob: Blob; readonly fileName: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS);
}

/** A PDF from base64 in JSON. */
export const pdfOf = (base64: string): Blob => blobOf(base64, 'application/pdf');

/** An Office Open XML workbook from base64 in JSON. */
export const workbookOf = (base64: string): Blob =>
  blobOf(base64, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');

const blobOf = (base64: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
