import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { codeCountries } from './countries.ts';
import type { PhoneRule } from './phone-rules.ts';

/** The rule of numbers that a code is sent to (AUTH-31). */
export function useCodeRule(): PhoneRule {
  const { api } = useApi();
  const { smsCountries = null } = useQuery(api.query('getSettings', {})).data ?? {};
  return { countries: codeCountries(smsCountries), digits: [10, 11] };
}
