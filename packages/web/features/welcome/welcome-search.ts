import { type ProfileType, profileTypes } from '@strokebook/golf/access';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

const kinds = Object.keys(profileTypes) as [ProfileType, ...ProfileType[]];

/** The question that is shown, and the answer to the first. */
export const WelcomeSearch = z.object({
  step: optionalParam(z.enum(['name', 'school'])),
  as: optionalParam(z.enum(kinds)),
});
