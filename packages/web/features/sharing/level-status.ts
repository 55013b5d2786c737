import type { SharingMember } from '@strokebook/contract';
import type { AccessLevel } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';

/** 'Dana Whitlock can now: See everything.' */
export const levelStatus = (member: SharingMember, level: AccessLevel): string =>
  `${fullName(member)} can now: ${levelTexts[level]}.`;
