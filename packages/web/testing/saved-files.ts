import { vi } from 'vitest';

/** What the browser was told to save, in order. */
export type SavedFile = { readonly fileName: string; readonly blob: Blob };

/** Stands in for the browser's way of saving a file, which the pretended one lacks. */
export function keepSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  let last: Blob | null = null;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last !== null) saved.push({ fileName: this.download, blob: last });
  });
  return saved;
}
