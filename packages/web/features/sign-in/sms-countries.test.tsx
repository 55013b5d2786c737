import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRealServer } from '../../testing/real-server.ts';

const server = useRealServer({ environment: { SMS_COUNTRIES: 'GB LT' } });

it('the sign-in form offers the countries that codes are sent to, and no others (OPS-O105)', async () => {
  await server.open('/auth/phone');
  const country = await screen.findByLabelText<HTMLSelectElement>('Country');
  expect([...country.options].map(({ value }) => value)).toEqual(['GB', 'LT']);
  expect(country.value).toBe('GB');
});
