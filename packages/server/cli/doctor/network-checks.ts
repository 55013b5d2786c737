import { createTransport } from 'nodemailer';
import { certificateProblemOf } from '../../lib/certificates.ts';
import { reasonOf } from '../../lib/error-sentence.ts';
import { askHealth } from './ask-health.ts';
import { ANSWER_MS, type Check, type Finding, notice, ok, problem } from './check.ts';

export const tracesCheck: Check = {
  name: 'traces',
  run: async ({ config }) => {
    if (config === null || config.traces === null) return [];
    const { endpoint } = config.traces;
    try {
      // An export of nothing.
      const { status } = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"resourceSpans":[]}',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return status === 200
        ? [ok(`${endpoint} accepts them`)]
        : [problem(`${endpoint} answered ${status}: check OTEL_EXPORTER_OTLP_ENDPOINT`)];
    } catch (error) {
      return [failure(endpoint, error, 'cannot be reached', 'check OTEL_EXPORTER_OTLP_ENDPOINT')];
    }
  },
};

export const smsCheck: Check = {
  name: 'text messages',
  run: async ({ config }) => {
    if (config === null) return [];
    const { smsProvider: provider, isProduction, isDemo } = config;
    if (provider.kind === 'console') {
      return [
        isProduction || !isDemo
          ? notice('sign-in codes are printed to the output (SMS_PROVIDER=console)')
          : ok('are printed'),
      ];
    }
    if (provider.kind === 'sns') return [await reach(provider.apiUrl, {}, 'Amazon SNS')];
    // Reads the account, which sends nothing and needs the right token.
    const { accountSid, authToken, apiUrl } = provider;
    const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`, apiUrl).href;
    const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    return [await reach(address, { authorization }, 'Twilio')];
  },
};

async function reach(address: string, headers: Record<string, string>, name: string): Promise<Finding> {
  try {
    const { status } = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
    if (headers['authorization'] !== undefined && status !== 200) {
      return problem(`${name} answered ${status} to the credentials: check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN`);
    }
    return ok(headers['authorization'] === undefined ? `${name} can be reached` : `${name} accepts the credentials`);
  } catch (error) {
    return failure(name, error, 'cannot be reached', 'allow outgoing https');
  }
}

export const mailCheck: Check = {
  name: 'mail',
  run: async ({ config }) => {
    if (config === null) return [];
    const { mailProvider: provider } = config;
    if (provider.kind === 'none') return [notice('is not sent (MAIL_PROVIDER=none)')];
    if (provider.kind === 'console') return [ok('is printed')];
    const transport = createTransport({ url: provider.url, connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS });
    try {
      await transport.verify();
      return [ok('the SMTP server accepts the sign-in')];
    } catch (error) {
      return [failure('the SMTP server', error, 'cannot be used', 'check SMTP_URL')];
    } finally {
      transport.close();
    }
  },
};

export const reachCheck: Check = {
  name: 'site',
  run: async ({ config }) => {
    if (config === null || config.publicUrl === null) return [];
    try {
      const server = await askHealth(config.publicUrl);
      return server === null
        ? [problem(`${config.publicUrl} answers, but not with this product: check the proxy`)]
        : [ok(`${config.publicUrl} answers, version ${server.version}`)];
    } catch (error) {
      const { sentence } = failure(
        config.publicUrl,
        error,
        'does not answer this machine',
        'start the server, or check DNS and the proxy',
      );
      return [notice(sentence)];
    }
  },
};

/** Why a service cannot be used; a certificate is named, because the service was reached. */
function failure(service: string, error: unknown, what: string, advice: string): Finding {
  const certificate = certificateProblemOf(error);
  return problem(`${service} ${certificate ?? `${what} (${reasonOf(error)}): ${advice}`}`);
}
