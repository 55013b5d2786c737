import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const products = [{ productId: 'pass', name: 'Season pass', amount: 4900, currency: 'usd' }];
const PAYMENT_PRODUCTS = JSON.stringify(products);
const NOBODYS = '00000000-0000-4000-8000-000000000000';

describe('the configuration of payments', () => {
  it('names a provider, and never the test one in production (PAY-O1)', () => {
    expect(readConfig({ DEMO: 'off' }).payments).toEqual({ provider: { kind: 'none' }, products: [] });
    expect(() => readConfig({ NODE_ENV: 'production', SMS_PROVIDER: 'console', PAYMENT_PROVIDER: 'test' })).toThrow(
      /PAYMENT_PROVIDER: may not be 'test' in production/,
    );
    expect(() => readConfig({ PAYMENT_PROVIDER: 'stripe', PAYMENT_PRODUCTS: '[{}]' })).toThrow(
      /PAYMENT_PRODUCTS: must be a JSON list[^]*PUBLIC_URL: must be set[^]*STRIPE_SECRET_KEY: must be set/,
    );
  });
});

onEachDatabase((openTestDatabase) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await storeAccount(database, { accountId: 1 });
  });
  afterAll(async () => {
    await database.close();
  });

  describe('without a provider', () => {
    it('says so and takes nothing (PAY-O1)', async () => {
      const server = await createTestServer(database);
      expect((await server.call('listProducts', {})).body).toEqual({ provider: null, products: [] });
      const token = await server.tokenOf(1);
      const refused = await server.call('startPayment', { body: { productId: 'pass' } }, { token });
      expect([refused.status, refused.error?.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
      await server.close();
    });
  });

  describe('with the test provider', () => {
    let server: TestServer;
    let token: string;
    beforeAll(async () => {
      server = await createTestServer(database, { PAYMENT_PROVIDER: 'test', PAYMENT_PRODUCTS });
      token = await server.tokenOf(1);
    });
    afterAll(async () => {
      await server.close();
    });
    const start = async () => (await server.call('startPayment', { body: { productId: 'pass' } }, { token })).body;
    const stateOf = async (paymentId: string) =>
      (await server.call('getPayment', { params: { paymentId } })).body.state;
    const finish = (paymentId: string, outcome: 'paid' | 'canceled') =>
      server.call('finishTestPayment', { params: { paymentId }, body: { outcome } });

    it('plays a payment that succeeds and one that is given up (PAY-O1)', async () => {
      const [paid, canceled] = [await start(), await start()];
      expect(paid.checkoutUrl).toBe(`/payment/test?payment=${paid.paymentId}`);
      expect(await stateOf(paid.paymentId)).toBe('open');
      await finish(paid.paymentId, 'paid');
      await finish(canceled.paymentId, 'canceled');
      expect([await stateOf(paid.paymentId), await stateOf(canceled.paymentId)]).toEqual(['paid', 'canceled']);
      await finish(paid.paymentId, 'canceled');
      expect(await stateOf(paid.paymentId)).toBe('paid');
    });

    it('answers no payment for an id that nobody was given, nor a product that is not for sale', async () => {
      expect((await server.call('getPayment', { params: { paymentId: NOBODYS } })).status).toBe(404);
      expect((await server.call('startPayment', { body: { productId: 'car' } }, { token })).status).toBe(404);
      expect((await server.call('startPayment', { body: { productId: 'pass' } })).status).toBe(401);
    });
  });

  describe('with Stripe', () => {
    let stripe: Server;
    let server: TestServer;
    let token: string;
    const asked: { path: string; body: string; authorization: string | undefined }[] = [];
    let answer: { status: number; body: object };

    beforeAll(async () => {
      stripe = createServer((request, response) => {
        let body = '';
        request.on('data', (chunk) => {
          body += String(chunk);
        });
        request.on('end', () => {
          asked.push({ path: request.url ?? '', body, authorization: request.headers.authorization });
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
        });
      });
      await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
      const { port } = stripe.address() as { port: number };
      server = await createTestServer(database, {
        PAYMENT_PROVIDER: 'stripe',
        PAYMENT_PRODUCTS,
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_API_URL: `http://127.0.0.1:${port}`,
        PUBLIC_URL: 'https://golf.example.com',
      });
      token = await server.tokenOf(1);
    });
    afterAll(async () => {
      await server.close();
      await new Promise((resolve) => stripe.close(resolve));
    });

    const session = (changes: object) => ({ id: 'cs_1', url: 'https://pay.example/1', status: 'open', ...changes });
    const start = async () => {
      answer = { status: 200, body: session({ payment_status: 'unpaid' }) };
      return (await server.call('startPayment', { body: { productId: 'pass' } }, { token })).body;
    };
    const stateOf = async (paymentId: string) => {
      server.clock.advance(5_000);
      return (await server.call('getPayment', { params: { paymentId } })).body.state;
    };
    const sendEvent = (type: string, changes: object) => {
      const payload = JSON.stringify({ type, data: { object: session(changes) } });
      const sentAt = Math.floor(server.clock.now().getTime() / 1_000);
      const signature = createHmac('sha256', 'whsec_1').update(`${sentAt}.${payload}`).digest('hex');
      const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${sentAt},v1=${signature}` };
      return server.inject({ method: 'POST', url: '/api/stripe-events', headers, payload });
    };

    it('sends people to pay at Stripe, and back to our pages with the payment', async () => {
      const { paymentId, checkoutUrl } = await start();
      expect(checkoutUrl).toBe('https://pay.example/1');
      const { path, body, authorization } = asked.at(-1) as (typeof asked)[number];
      expect([path, authorization]).toEqual(['/v1/checkout/sessions', 'Bearer sk_test_1']);
      expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
        mode: 'payment',
        client_reference_id: paymentId,
        success_url: `https://golf.example.com/payment/success?payment=${paymentId}`,
        cancel_url: `https://golf.example.com/payment/cancel?payment=${paymentId}`,
        'line_items[0][price_data][unit_amount]': '4900',
      });
    });

    it('believes Stripe alone that something is paid, and says that it is being checked until then (PAY-O2)', async () => {
      const { paymentId } = await start();
      expect(await stateOf(paymentId)).toBe('open');
      answer = { status: 500, body: {} };
      expect(await stateOf(paymentId)).toBe('open');
      expect(
        (await server.call('finishTestPayment', { params: { paymentId }, body: { outcome: 'paid' } })).status,
      ).toBe(404);
      answer = { status: 200, body: session({ status: 'complete', payment_status: 'paid' }) };
      expect(await stateOf(paymentId)).toBe('paid');
    });

    it('takes an event with a fresh signature of Stripe, and no other', async () => {
      const { paymentId } = await start();
      const sentAt = Math.floor(server.clock.now().getTime() / 1_000);
      const payload = JSON.stringify({
        type: 'checkout.session.completed',
        data: { object: session({ status: 'complete', payment_status: 'paid', client_reference_id: paymentId }) },
      });
      const send = (signature: string, body = payload) =>
        server.inject({
          method: 'POST',
          url: '/api/stripe-events',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          payload: body,
        });
      const sign = (at: number, secret = 'whsec_1') =>
        `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
      const refused = [sign(sentAt, 'other'), sign(sentAt - 301), `t=${sentAt},v1=00`, '', 'v1', 't=,v1='];
      for (const signature of refused) expect((await send(signature)).statusCode).toBe(400);
      expect((await send(sign(sentAt), payload.replace('"paid"', '"paid" '))).statusCode).toBe(400);
      answer = { status: 500, body: {} };
      expect(await stateOf(paymentId)).toBe('open');
      expect((await send(sign(sentAt))).statusCode).toBe(200);
      expect(await stateOf(paymentId)).toBe('paid');
    });

    it('cancels a payment that a bank refuses after its checkout was complete', async () => {
      const { paymentId } = await start();
      const unpaid = { status: 'complete', payment_status: 'unpaid', client_reference_id: paymentId };
      await sendEvent('checkout.session.completed', unpaid);
      answer = { status: 200, body: session(unpaid) };
      expect(await stateOf(paymentId)).toBe('open');
      await sendEvent('checkout.session.async_payment_failed', unpaid);
      expect(await stateOf(paymentId)).toBe('canceled');
    });

    it('keeps the instant of the first word that something is paid', async () => {
      const { paymentId } = await start();
      const settledAt = async () =>
        (await database.pool.query('SELECT settled_at FROM payments WHERE payment_id = $1', [paymentId])).rows;
      const paid = { status: 'complete', payment_status: 'paid', client_reference_id: paymentId };
      await sendEvent('checkout.session.completed', paid);
      const first = await settledAt();
      server.clock.advance(60_000);
      await sendEvent('checkout.session.async_payment_succeeded', paid);
      expect(await settledAt()).toEqual(first);
    });

    it('asks Stripe for an open payment at most every five seconds', async () => {
      const { paymentId } = await start();
      expect(await stateOf(paymentId)).toBe('open');
      const before = asked.length;
      await server.call('getPayment', { params: { paymentId } });
      server.clock.advance(4_999);
      await server.call('getPayment', { params: { paymentId } });
      expect(asked).toHaveLength(before);
      server.clock.advance(1);
      await server.call('getPayment', { params: { paymentId } });
      expect(asked).toHaveLength(before + 1);
    });

    it('begins at most ten payments of an account a day that are left open', async () => {
      await storeAccount(database, { accountId: 3 });
      const begin = async () =>
        (await server.call('startPayment', { body: { productId: 'pass' } }, { token: await server.tokenOf(3) })).status;
      answer = { status: 200, body: session({ payment_status: 'unpaid' }) };
      for (let begun = 0; begun < 10; begun += 1) expect(await begin()).toBe(200);
      expect(await begin()).toBe(429);
      server.clock.advance(25 * 60 * 60_000);
      expect(await begin()).toBe(200);
      token = await server.tokenOf(1);
    });

    it('says that payments cannot be taken while Stripe refuses', async () => {
      answer = { status: 401, body: {} };
      const refused = await server.call('startPayment', { body: { productId: 'pass' } }, { token });
      expect([refused.status, refused.error?.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    });
  });
});
