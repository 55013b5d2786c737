import { createHash } from 'node:crypto';
import { MAX_EMAIL_CODE_TRIES, MAX_EMAIL_CODES_PER_ACCOUNT, MAX_EMAIL_CODES_PER_ADDRESS } from '@strokebook/contract';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import { toActiveAccount } from '../../db/accounts/public-account.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { changeOwnAccount } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { createCode, hashSecret, isSecret } from '../../lib/secret-hash.ts';
import { findEmailCode, storeEmail, storeEmailCode } from './email-queries.ts';
import type { Services } from '../../services.ts';

const CODE_LIFETIME = 10 * 60_000;

/** The email of one's own account, and the code that proves it (DATA-O60). */
export function createEmailHandlers({
  database,
  clock,
  mail,
  tokens,
  config: { productName },
}: Pick<Services, 'database' | 'clock' | 'mail' | 'tokens' | 'config'>) {
  const refusal = 'TOO_MANY_REQUESTS';
  return {
    updateEmail: async ({ body: { email } }, { signedIn, origin }) => {
      const { accountId } = signedIn;
      await limitTries({ database, clock }, signInCounterKeys.emailsOfAccount(accountId), {
        max: MAX_EMAIL_CODES_PER_ACCOUNT,
        refusal,
      });
      const code = createCode();
      const codeHash = await hashSecret(code);
      const { account, isOpen } = await changeOwnAccount(database.query, signedIn, async (tx, before) => {
        const isSame = before.email === email;
        const isUnproven = email !== null && !(isSame && before.emailConfirmedAt !== null);
        if (isUnproven && mail.canSend) {
          await limitTries({ database, clock }, signInCounterKeys.codesToEmail(hashOf(email)), {
            max: MAX_EMAIL_CODES_PER_ADDRESS,
            refusal,
            query: tx,
          });
          const expiresAt = new Date(clock.now().getTime() + CODE_LIFETIME);
          await storeEmailCode(tx, accountId, { accountId, email, codeHash, expiresAt });
        }
        if (isSame) return { account: before, isOpen: isUnproven };
        if (email === null) await storeEmailCode(tx, accountId, null);
        const after = await storeEmail(tx, accountId, { email, emailConfirmedAt: null });
        if (after === null) throw new RequestError('NotAuthorizedException');
        await incrementDataVersion(tx, accountId);
        await recordAuditEvent(tx, accountId, { kind: 'emailChanged', at: clock.now(), origin });
        return { account: after, isOpen: isUnproven };
      });
      if (isOpen && mail.canSend && email !== null) {
        const text = `${code} is your code to confirm this email for ${productName}. It works for ten minutes.\n\nIf you did not ask for it, ignore this message.\n`;
        await mail.send({ to: email, subject: `${productName} code`, text }).catch((cause: unknown) => {
          throw new RequestError('CodeDeliveryFailureException', undefined, { cause });
        });
      }
      return toActiveAccount(database.query, account, tokens);
    },
    confirmEmail: async ({ body: { code } }, { signedIn, origin }) => {
      const { accountId } = signedIn;
      await limitTries({ database, clock }, signInCounterKeys.emailCodesOfAccount(accountId), {
        max: MAX_EMAIL_CODE_TRIES,
        refusal,
      });
      const found = await findEmailCode(database.query, accountId);
      if (!(await isSecret(found?.codeHash ?? null, code))) throw new RequestError('CodeMismatchException');
      return changeOwnAccount(database.query, signedIn, async (tx, before) => {
        const open = await findEmailCode(tx, accountId);
        if (open === null || open.codeHash !== found?.codeHash || open.email !== before.email) {
          throw new RequestError('CodeMismatchException');
        }
        if (open.expiresAt <= clock.now()) throw new RequestError('ExpiredCodeException');
        await storeEmailCode(tx, accountId, null);
        const after = await storeEmail(tx, accountId, { email: before.email, emailConfirmedAt: clock.now() });
        if (after === null) throw new RequestError('NotAuthorizedException');
        await recordAuditEvent(tx, accountId, { kind: 'emailConfirmed', at: clock.now(), origin });
        return toActiveAccount(tx, after, tokens);
      });
    },
  } satisfies Partial<Handlers>;
}

/** Counters outlive accounts, so they contain no address. */
const hashOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');
