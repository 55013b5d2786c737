import { expect, it } from 'vitest';
import type { Ports } from '../services.ts';
import { SmsRefusedError } from '../ports/sms/sms-sender.ts';
import { createMemoryFiles } from '../testing/memory-files.ts';
import { createTestClock } from '../testing/test-server.ts';
import { watchPorts } from './watch-ports.ts';

it('counts messages by what became of them, and failures of the file store, and passes all of them on (OPS-04)', async () => {
  const counts: string[] = [];
  let failure: Error | null = null;
  const sendOrFail = async () => {
    if (failure !== null) throw failure;
  };
  const stored = createMemoryFiles();
  const given: Ports = {
    clock: createTestClock(),
    sms: { send: sendOrFail },
    mail: { canSend: true, send: sendOrFail },
    files: { ...stored, remove: sendOrFail },
  };
  const ports = watchPorts(given, {
    onMessage: (kind, outcome) => counts.push(`${kind} ${outcome}`),
    onFilesError: () => counts.push('files'),
  });
  const mail = { to: 'ada@example.com', subject: 'code', text: '' };
  await ports.sms.send('+15550100001', 'code');
  await ports.mail.send(mail);
  await ports.files.put('a/b', Buffer.from('x'));
  const found = await ports.files.find('a/b');
  for await (const chunk of found?.read() ?? []) expect(Buffer.from(chunk).toString()).toBe('x');
  failure = new SmsRefusedError('landline');
  await expect(ports.sms.send('+15550100001', 'code')).rejects.toThrow('landline');
  failure = new Error('away');
  await expect(ports.sms.send('+15550100001', 'code')).rejects.toThrow('away');
  await expect(ports.mail.send(mail)).rejects.toThrow('away');
  await expect(ports.files.remove(['a/b'])).rejects.toThrow('away');
  expect(counts).toEqual(['sms sent', 'mail sent', 'sms refused', 'sms failed', 'mail failed', 'files']);
});
