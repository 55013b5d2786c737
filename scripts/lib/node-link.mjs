import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pinnedNode, root } from './bootstrap.mjs';

/**
 * Makes the link `dist/node` to the pinned Node, whose own path depends on the processor, so that a service manager starts
 * it without npm. Windows has no links for everybody.
 */
export function linkNode() {
  if (process.platform === 'win32') return;
  const link = join(root, 'dist/node');
  const node = pinnedNode();
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  // Relative, so that the folder may be moved, unless Node is the system's.
  symlinkSync(node.startsWith(root) ? relative(dirname(link), node) : node, link);
}
