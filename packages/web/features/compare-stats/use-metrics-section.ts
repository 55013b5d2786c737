import { useEffect, useState } from 'react';

/** Delay after the first figures before the section opens automatically, in milliseconds (CMP-06). */
const OPENS_AFTER_MS = 500;

/** Whether the metrics are shown: closed at first (CMP-05), open soon after the figures have loaded (CMP-06). */
export function useMetricsSection(areFiguresThere: boolean): { readonly isOpen: boolean; readonly toggle: () => void } {
  const [state, setState] = useState<'initializing' | 'open' | 'collapsed'>('initializing');
  useEffect(() => {
    if (!areFiguresThere) return;
    const timer = setTimeout(() => setState((before) => (before === 'initializing' ? 'open' : before)), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [areFiguresThere]);
  return { isOpen: state === 'open', toggle: () => setState(state === 'open' ? 'collapsed' : 'open') };
}
