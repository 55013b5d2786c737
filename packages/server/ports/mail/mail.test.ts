import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMail } from './create-mail.ts';

/** A mail server that gives every recipient the same answer. */
let server: Server;
let received: string[];
let answerToRecipient: string;

function talk(socket: Socket): void {
  let isInText = false;
  let rest = '';
  socket.write('220 test\r\n');
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    rest += bytes.toString();
    for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      received.push(line);
      if (isInText && line !== '.') continue;
      if (line === '.') isInText = false;
      if (line === 'DATA') isInText = true;
      if (line === 'QUIT') socket.end('221 bye\r\n');
      else
        socket.write(`${line.startsWith('RCPT') ? answerToRecipient : line === 'DATA' ? '354 go on' : '250 ok'}\r\n`);
    }
  });
}

beforeEach(async () => {
  received = [];
  answerToRecipient = '250 ok';
  server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Code 123456', replyTo: 'coach@example.edu' };
const send = (more: object = {}) => {
  const { port } = server.address() as AddressInfo;
  const provider = { kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from: 'Club <club@example.org>' } as const;
  return createMail(provider, () => {}).send({ ...mail, ...more });
};

describe('an SMTP server', () => {
  it('is sent a message from our address, with the address for an answer (DATA-O60)', async () => {
    await send();
    expect(received).toContain('MAIL FROM:<club@example.org>');
    expect(received).toContain('RCPT TO:<ada@example.org>');
    const text = received.join('\n');
    for (const line of ['Subject: Hello', 'Reply-To: coach@example.edu', 'Code 123456']) expect(text).toContain(line);
  });

  it('is sent the address that ends mails of its kind, as mail programs know it (TEAM-O144)', async () => {
    const stopUrl = `https://golf.example/api/notice-mail/stop?token=12345.${'x'.repeat(43)}`;
    await send({ stopUrl });
    expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    // A long header goes on after a line break.
    expect(received.join('\n').replaceAll(/\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${stopUrl}>`);
    received = [];
    await send();
    expect(received.join('\n')).not.toContain('List-Unsubscribe');
  });

  it('that refuses says so with neither address nor text (DATA-O60)', async () => {
    answerToRecipient = '550 no such user ada@example.org';
    const error = await send().catch((failure: unknown) => failure);
    expect(String(error)).toContain('550');
    expect(String(error)).not.toMatch(/ada|example|123456/);
  });

  it('gets one recipient, whatever is in an address (DATA-O60)', async () => {
    await send({ replyTo: 'a@example.org, b@example.org' }).catch(() => {});
    expect(received.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
  });
});

it('the console prints a message as one line, and without a provider nothing is sent (DATA-O60)', async () => {
  const lines: string[] = [];
  await createMail({ kind: 'console' }, (line) => lines.push(line)).send({ ...mail, text: 'two\n  lines' });
  expect(lines).toEqual(['Mail to ada@example.org: Hello: two lines']);
  const none = createMail({ kind: 'none' }, (line) => lines.push(line));
  expect(none.canSend).toBe(false);
  await expect(none.send(mail)).rejects.toThrow('no mail provider');
});
