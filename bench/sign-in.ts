import { median, percentile, timeSideBySide, type Contender } from './lib/measure.ts';
import { type MeasuredServer, withDirectory, withServer } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { figure, printTable, printLine, times } from './lib/table.ts';

const TURNS = sized(10, 1);

/** Pairs of requests whose response times must not differ. */
const pairs: readonly (readonly [secret: string, other: string])[] = [
  ['code to a number with an account', 'code to a number of nobody'],
  ['wrong code, account', 'wrong code, nobody'],
  ['wrong password, account', 'wrong password, nobody'],
  ['private profile', 'missing profile'],
];

/** Whether response times reveal who has an account, and which profiles are private rather than missing. */
export async function measureSignIn(): Promise<void> {
  await withDirectory((dataDir) => withServer({ dataDir, isDemo: true }, ask));
}

async function ask(server: MeasuredServer): Promise<void> {
  const contenders = pairs.flat().map((name) => ({ name, run: questionOf(server, name) }));
  const timings = await timeSideBySide(contenders, TURNS);
  const medianOf = (name: string) => median(timings.find((timing) => timing.name === name)?.milliseconds ?? []);
  printTable(
    ['question', 'median ms', 'p99 ms', 'runs', 'to the other'],
    pairs.flatMap(([secret, other]) =>
      [secret, other].map((name) => {
        const { milliseconds } = timings.find((timing) => timing.name === name) as (typeof timings)[number];
        const ratio = name === secret ? times(medianOf(secret) / medianOf(other)) : '';
        return [
          name,
          figure(median(milliseconds)),
          figure(percentile(milliseconds, 99)),
          String(milliseconds.length),
          ratio,
        ];
      }),
    ),
  );
  printLine('A ratio far from 1 would tell; the demo limits nobody in so few tries.');
}

function questionOf({ url }: MeasuredServer, name: string): Contender['run'] {
  const isAccount = name.endsWith('account');
  let asked = 0;
  /** A new number each time, so that neither a cooldown nor a limit answers. */
  const nextNumber = () => {
    asked += 1;
    return isAccount ? `+1555010${String(asked).padStart(4, '0')}` : `+1555020${String(asked).padStart(4, '0')}`;
  };
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await reply.arrayBuffer();
  };
  const look = async (username: string) => {
    const reply = await fetch(`${url}/api/profiles/${username}`);
    await reply.arrayBuffer();
  };
  if (name.startsWith('code to')) return () => post('phone', { phoneNumber: nextNumber() });
  if (name.startsWith('wrong code')) return () => post('verify', { phoneNumber: nextNumber(), code: '000000' });
  if (name.startsWith('wrong password')) {
    return () => post('password', { phoneNumber: nextNumber(), password: 'no-such-password' });
  }
  return () => look(name === 'private profile' ? 'priya-raman' : 'nobody-raman');
}
