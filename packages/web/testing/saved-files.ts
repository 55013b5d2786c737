import { vi } from 'vitest';

/** A file that the page saved. */
export type SavedFile = { readonly fileName: string; readonly blob: Blob };

/** Replaces the saving of files, which jsdom lacks. */
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
