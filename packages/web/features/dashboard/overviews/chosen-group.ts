import { type DashboardMode, defaultGroupName, type OverviewGroup } from '@strokebook/golf/overview';

const emptyGroup: OverviewGroup = { groupName: '', mode: 'assessment', overviews: [] };

/** The requested group by name; the mode's default if there is none (DASH-18). */
export function chosenGroup(
  groups: readonly OverviewGroup[],
  name: string | undefined,
  mode: DashboardMode,
): OverviewGroup {
  const named = (wanted: string | undefined) => groups.find((group) => group.groupName === wanted);
  return named(name) ?? named(defaultGroupName(mode)) ?? groups[0] ?? emptyGroup;
}
