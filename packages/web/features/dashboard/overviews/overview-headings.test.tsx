import type { OverviewConfig } from '@strokebook/golf/overview';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOverviewHeadings } from '../assessment/assessment-scorecard.tsx';
import type { OverviewView } from './overview-view.ts';

const config = { filterName: 'Last 10', details: 'Sep 2026', colour: '#08cb25' } as OverviewConfig;
const view: OverviewView = { config, report: null, state: 'loading', isHidden: false };
const nothing = () => undefined;
const options = { views: [view], canToggle: true, onToggle: nothing, onOpen: nothing, onRetry: nothing };

it('a heading stays the same until its overview changes, so that the rows of the scorecard are not drawn anew', () => {
  const { result, rerender } = renderHook(useOverviewHeadings, { initialProps: options });
  const before = result.current('Last 10');
  expect(before).toMatchObject({ note: 'Sep 2026', colour: '#08cb25' });
  rerender({ ...options });
  expect(result.current('Last 10')).toBe(before);
  expect(result.current('gone')).toBe(result.current('gone too'));
  rerender({ ...options, views: [{ ...view, isHidden: true }] });
  expect(result.current('Last 10').aside).toBe('Hidden');
});
