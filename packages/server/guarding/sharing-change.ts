import type { AuditEvent, SharingChange } from '@strokebook/contract';
import { type FeatureSetting, features } from '@strokebook/golf/access';

const featureNames = new Map(Object.entries(features).map(([name, featureId]) => [featureId, name]));

/** The actual changes for the trail: name of the switch to 'before → after'. Empty if nothing changes. */
export function describeSharingChange(
  before: { readonly allowPublicSite: boolean; readonly showsComingEvents: boolean; readonly showsRoundStory: boolean },
  settings: readonly FeatureSetting[],
  change: SharingChange,
): AuditEvent['details'] {
  const details: Record<string, string> = {};
  const note = (name: string, from: boolean | null, to: boolean | null) => {
    if (from !== to) details[name] = `${say(from)} → ${say(to)}`;
  };
  note('publicSite', before.allowPublicSite, change.allowPublicSite ?? before.allowPublicSite);
  note('comingEvents', before.showsComingEvents, change.showsComingEvents ?? before.showsComingEvents);
  note('roundStory', before.showsRoundStory, change.showsRoundStory ?? before.showsRoundStory);
  for (const { featureId, isPublic } of change.settings ?? []) {
    const setting = settings.find((one) => one.featureId === featureId);
    note(featureNames.get(featureId) ?? String(featureId), setting?.isPublic ?? null, isPublic);
  }
  return details;
}

const say = (isPublic: boolean | null): string => (isPublic === null ? 'not said' : isPublic ? 'open' : 'closed');
