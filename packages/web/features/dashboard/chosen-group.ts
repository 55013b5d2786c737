import { type DashboardMode, defaultGroupName, type OverviewGroup } from '@strokebook/golf/overview';

const emptyGroup: OverviewGroup = { groupName: '', mode: 'assessment', overviews: [] };

/** The group that was asked for by name; the mode's own where there is none of that name (DASH-18). */
export function chosenGroup(
  groups: readonly OverviewGroup[],
  name: string | undefined,
  mode: DashboardMode,
): OverviewGroup {
  const named = (wanted: string | undefined) => groups.find((group) => group.groupName === wanted);
  return named(name) ?? named(defaultGroupName(mode)) ?? groups[0] ?? emptyGroup;
}
