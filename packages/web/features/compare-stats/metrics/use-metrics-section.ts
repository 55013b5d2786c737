import { useEffect, useState } from 'react';

/** Delay after the first figures before the section opens automatically, in milliseconds (CMP-06). */
const OPENS_AFTER_MS = 500;

type MetricsSectionState = {
  readonly isOpen: boolean;
  /** Before it opens automatically: its room is kept free, so that the page does not move. */
  readonly isInitial: boolean;
  readonly toggle: () => void;
};

/** Whether the metrics are shown: closed at first (CMP-05), open soon after the figures have loaded (CMP-06). */
export function useMetricsSection(areFiguresThere: boolean): MetricsSectionState {
  const [state, setState] = useState<'initializing' | 'open' | 'collapsed'>('initializing');
  useEffect(() => {
    if (!areFiguresThere) return;
    const timer = setTimeout(() => setState((before) => (before === 'initializing' ? 'open' : before)), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [areFiguresThere]);
  return {
    isOpen: state === 'open',
    isInitial: state === 'initializing',
    toggle: () => setState(state === 'open' ? 'collapsed' : 'open'),
  };
}
