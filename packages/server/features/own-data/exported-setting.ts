import { features } from '@strokebook/golf/access';

const featureNames = new Map<number, string>(Object.entries(features).map(([name, featureId]) => [featureId, name]));

/** A setting with the feature's name beside its number. */
export const exportedSetting = <Setting extends { readonly featureId: number }>(
  setting: Setting,
): Setting & { readonly feature: string | null } => ({
  ...setting,
  feature: featureNames.get(setting.featureId) ?? null,
});
