import type { OfficialIndex } from '@strokebook/golf/format';
import type { ExtraInfo } from '../schema/index.ts';

type Info = Partial<ExtraInfo>;

/** The index of the official service that the player typed; null without one. */
export const officialIndexOf = ({ officialIndex: value, officialIndexDay: day }: Info): OfficialIndex | null =>
  value == null || day == null ? null : { value, day };

/** `officialIndexOf` for profile and resume, where the player chooses whether it is shown (INDEX-16). */
export const shownIndexOf = (info: Info): OfficialIndex | null =>
  info.showsOfficialIndex === true ? officialIndexOf(info) : null;
