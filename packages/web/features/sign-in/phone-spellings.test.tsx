import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRealServer } from '../../testing/real-server.ts';

const limits = { SIGN_IN_LIMIT_PER_ADDRESS: '1000', SMS_LIMIT_PER_HOUR: '1000' };
const server = useRealServer({ environment: limits });

/** A mobile number of each country that is not of +1, and of three of +1, and how its owner may write it. */
const spellings: readonly (readonly [country: string, number: string, ...written: string[]])[] = [
  [
    'AR',
    '+5491123456789',
    '+54 9 11 2345-6789',
    '0054 11 2345 6789',
    '011 15-2345-6789',
    '11 2345 6789',
    '91123456789',
  ],
  ['AU', '+61412345678', '+61 412 345 678', '0061 412 345 678', '0412 345 678', '412345678', '61412345678'],
  ['AT', '+436641234567', '+43 664 1234567', '0043 664 1234567', '0664 1234567', '6641234567', '436641234567'],
  ['BE', '+32470123456', '+32 470 12 34 56', '0032470123456', '0470 12 34 56', '470123456', '٠٤٧٠١٢٣٤٥٦'],
  [
    'BR',
    '+5511961234567',
    '+55 11 96123-4567',
    '0055 11 96123 4567',
    '(11) 96123-4567',
    '011961234567',
    '5511961234567',
  ],
  [
    'CN',
    '+8613123456789',
    '+86 131 2345 6789',
    '0086 131 2345 6789',
    '131 2345 6789',
    '１３１２３４５６７８９',
    '8613123456789',
  ],
  ['DK', '+4532123456', '+45 32 12 34 56', '0045 32 12 34 56', '32 12 34 56', '32123456', '4532123456'],
  [
    'FR',
    '+33612345678',
    '+33 6 12 34 56 78',
    '0033 6 12 34 56 78',
    '06 12 34 56 78',
    '612345678',
    '+33 (0)6 12 34 56 78',
  ],
  [
    'DE',
    '+4915123456789',
    '+49 1512 3456789',
    '0049 1512 3456789',
    '01512 3456789',
    '15123456789',
    '+49 (0)1512 3456789',
  ],
  ['IN', '+918123456789', '+91 81234 56789', '0091 81234 56789', '081234 56789', '8123456789', '८१२३४५६७८९'],
  ['IT', '+393123456789', '+39 312 345 6789', '0039 312 345 6789', '312 345 6789', '3123456789', '393123456789'],
  [
    'JP',
    '+819012345678',
    '+81 90-1234-5678',
    '010 81 90 1234 5678',
    '090-1234-5678',
    '9012345678',
    '０９０１２３４５６７８',
  ],
  [
    'MX',
    '+525512345678',
    '+52 1 55 1234 5678',
    '0052 55 1234 5678',
    '044 55 1234 5678',
    '5512345678',
    '1 55 1234 5678',
  ],
  ['NL', '+31612345678', '+31 6 12345678', '0031 6 12345678', '06 12345678', '612345678', '+31 (0)6 12345678'],
  ['NZ', '+64211234567', '+64 21 123 4567', '0064 21 123 4567', '021 123 4567', '211234567', '64211234567'],
  ['NO', '+4740612345', '+47 406 12 345', '0047 406 12 345', '406 12 345', '40612345', '4740612345'],
  ['PT', '+351912345678', '+351 912 345 678', '00351 912 345 678', '912 345 678', '912345678', '351912345678'],
  ['KR', '+821020000000', '+82 10-2000-0000', '0082 10 2000 0000', '010-2000-0000', '1020000000', '821020000000'],
  ['ES', '+34612345678', '+34 612 34 56 78', '0034 612 34 56 78', '612 34 56 78', '612345678', '34612345678'],
  ['SE', '+46701234567', '+46 70 123 45 67', '0046 70 123 45 67', '070-123 45 67', '701234567', '+46 (0)70 123 45 67'],
  ['CH', '+41781234567', '+41 78 123 45 67', '0041 78 123 45 67', '078 123 45 67', '781234567', '+41 (0)78 123 45 67'],
  ['GB', '+447400123456', '+44 7400 123456', '0044 7400 123456', '07400 123456', '7400123456', '+44 (0)7400 123456'],
  [
    'US',
    '+15550109110',
    '+1 (555) 010-9110',
    '001 555 010 9110',
    '1-555-010-9110',
    '555.010.9110',
    '５５５０１０９１１０',
  ],
  [
    'CA',
    '+15062345678',
    '+1 506 234 5678',
    '011 1 506 234 5678',
    '1 506 234 5678',
    '(506) 234-5678',
    'tel:+1-506-234-5678',
  ],
  ['US', '+17872345678', '+1 (787) 234-5678', '0017872345678', '1 787 234 5678', '(787) 234-5678', '787-234-5678'],
];

/** Returns what pastes a text into the field, presses Enter, and returns the country and the number that was sent. */
async function openForm() {
  const { requestsTo, changeNextReply, failNext } = await server.open('/auth');
  const field = await screen.findByLabelText('Phone number');
  const country = screen.getByLabelText<HTMLSelectElement>('Country');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
  return async (chosen: string, written: string, isDelivered = false) => {
    fireEvent.change(country, { target: { value: chosen } });
    fireEvent.paste(field, { clipboardData: { getData: () => written } });
    // Both stay on the form.
    if (isDelivered) changeNextReply('startPhoneSignIn', () => ({ challengeName: null, status: 'OTHER' }));
    else failNext('startPhoneSignIn', 'network');
    const before = requestsTo('startPhoneSignIn').length;
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(requestsTo('startPhoneSignIn')).toHaveLength(before + 1));
    await waitFor(() => expect(button.textContent).toBe('Continue'));
    const sent = requestsTo('startPhoneSignIn').at(-1)?.body as { readonly phoneNumber: string } | undefined;
    const phoneNumber = sent?.phoneNumber;
    const shown = screen.getByText(/^Your number: /).textContent?.replace('Your number: ', '');
    expect(shown?.replaceAll(/[ -]/g, '')).toBe(phoneNumber);
    return `${country.value} ${phoneNumber}`;
  };
}

it('sends to the number that was meant, in five spellings of each country (AUTH-O16, AUTH-O17)', async () => {
  const send = await openForm();
  for (const [country, number, ...written] of spellings) {
    expect(written).toHaveLength(5);
    for (const [index, text] of written.entries()) {
      expect([text, await send(country, text, index === 0)]).toEqual([text, `${country} ${number}`]);
    }
    expect(server.messagesTo(number)).toBe(1);
  }
}, 60_000);

it('chooses the country that a number names with + or 00 (AUTH-O16)', async () => {
  const send = await openForm();
  for (const [country, number, international, withZeros] of spellings.filter(([, one]) => !one.startsWith('+1'))) {
    expect(await send('US', international ?? '')).toBe(`${country} ${number}`);
    if (withZeros?.startsWith('00')) expect(await send('CH', withZeros)).toBe(`${country} ${number}`);
  }
}, 60_000);
