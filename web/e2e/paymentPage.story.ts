import { colourOf } from './colour.ts';
import { cards, chosenPlan, fillCard } from './payment.ts';
import { signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('the payment page states the next steps, in orange that it is a test, and who stores the card', async ({
  page,
}) => {
  await signedIn(page);
  await chosenPlan(page, 'Starter');
  await expect(page.getByText('You are one step away from accessing the platform.', { exact: true })).toBeVisible();
  const banner = page.getByRole('region', { name: 'Test mode' });
  await expect(banner).toContainText('No real charges are made.');
  const [red = 0, green = 0, blue = 0] = await colourOf(banner.getByText('Test Mode Active', { exact: true }));
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
  await expect(
    page.getByText('Your payment data is secured by the payment provider and never stored on our servers.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('while the payment is being set up the page shows it, and no one can pay before the library is ready', async ({
  page,
}) => {
  await signedIn(page);
  const begun = await page.request.post('/api/create-subscription', { data: { planId: 'starter' } });
  const { subscriptionId, clientSecret } = await begun.json();
  const [configure, draw] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('/api/stripe-config', async route => {
    await configure.promise;
    await route.continue();
  });
  // First the page requests the amount due, then the library does so for its fields.
  let asked = 0;
  await page.route(/\/simulator\/v1\/payment_intents\//, async route => {
    asked += 1;
    if (asked > 1) await draw.promise;
    await route.continue();
  });
  await page.goto(`/subscribe/${subscriptionId}?client_secret=${clientSecret}`);
  await expect(page.getByRole('status').filter({ hasText: 'Setting up your subscription...' })).toBeVisible();
  configure.resolve();
  const subscribe = page.getByRole('button', { name: 'Subscribe Now' });
  await expect(subscribe).toBeDisabled();
  draw.resolve();
  await expect(subscribe).toBeEnabled();
});

test("the provider's library confirms with its own call and sends people back to the dashboard", async ({
  page,
  baseURL,
}) => {
  await signedIn(page);
  await chosenPlan(page, 'Starter');
  await fillCard(page, cards.good);
  const sent: { url: string; body: string }[] = [];
  page.on('request', request => {
    if (request.method() === 'POST') sent.push({ url: request.url(), body: request.postData() ?? '' });
  });
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const confirmed = sent.find(({ url }) => url.endsWith('/confirm'));
  expect(confirmed?.url).toContain('/simulator/v1/payment_intents/');
  const origin = new URL(baseURL ?? '').origin;
  expect(new URLSearchParams(confirmed?.body).get('return_url')).toBe(`${origin}/dashboard?subscription=success`);
  // The card number goes only to the provider.
  for (const { url, body } of sent.filter(one => one !== confirmed)) expect(body, url).not.toContain('4242');
});

test.describe('where payments are made at Stripe', () => {
  // The stories' product is not set up for Stripe, so its policy blocks the script, and the browser logs which.
  test.use({ expected: /js\.stripe\.com|Stripe\.js/ });

  test("the library is loaded from Stripe's own host", async ({ page }) => {
    await signedIn(page);
    await page.route('/api/stripe-config', route =>
      route.fulfill({ json: { publicKey: 'pk_test_51abc', sandboxMode: true } }),
    );
    // When payments are made at Stripe, the policy does not require trusted types.
    await page.route('**/subscribe/**', async route => {
      const answer = await route.fetch();
      const policy = answer.headers()['content-security-policy'] ?? '';
      const headers = {
        ...answer.headers(),
        'content-security-policy': policy.replaceAll(/;(require-)?trusted-types[^;]*/g, ''),
      };
      await route.fulfill({ response: answer, headers });
    });
    const refused = page.waitForEvent('console', message => message.type() === 'error');
    await page.goto('/subscribe/sub_1?client_secret=pi_1_secret_2');
    expect((await refused).text()).toContain("script 'https://js.stripe.com/");
    await expect(page).toHaveURL('/pricing');
  });
});
