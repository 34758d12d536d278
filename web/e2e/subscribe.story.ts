import { isAccessible } from './axe.ts';
import { answerBank, cards, chosenPlan, fillCard, subscribed, subscriptionNow } from './payment.ts';
import { registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('a plan is paid for with the test card, and everything in it is available at once', async ({ page }) => {
  await signedIn(page);
  for (const name of ['One', 'Two', 'Three']) await registeredSystem(page, 'EU', name);
  await chosenPlan(page, 'Professional');
  await expect(page).toHaveURL(/\/subscribe\/sub_\w+\?client_secret=.+/);
  const sent: Promise<string | null>[] = [];
  page.on('request', request => sent.push(request.headerValue('referer').catch(() => null)));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to Pricing' })).toBeVisible();
  await expect(page.getByText('Test Mode Active', { exact: true })).toBeVisible();
  await expect(page.getByText('4242 4242 4242 4242', { exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: 'Secure Payment' });
  await expect(card.getByRole('heading', { name: 'Secure Payment' })).toBeVisible();
  await expect(card.getByText('Professional plan, first month')).toBeVisible();
  await expect(card.getByText('€149', { exact: true })).toBeVisible();
  // The address contains the secret, and no request repeats it.
  expect(sent.length).toBeGreaterThan(3);
  expect((await Promise.all(sent)).filter(referer => referer?.includes('client_secret'))).toEqual([]);
  const benefits = page.getByRole('region', { name: "What you'll get" }).getByRole('listitem');
  await expect(benefits).toHaveText([
    'Complete EU AI Act compliance assessments',
    'AI-powered document generation',
    'Risk analysis and compliance scoring',
    'Professional compliance reports',
    'Priority customer support',
  ]);

  await fillCard(card, cards.good);
  await card.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(
    page.getByText('Your subscription is now active. You can start using all the features.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^Professional plan\. €149 paid\. Renews on \d+ \w+ \d{4}\./)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt/ })).toHaveAttribute('href', /./);
  await isAccessible(page);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Professional', { exact: true })).toBeVisible();
  expect(await subscriptionNow(page)).toMatchObject({ plan: 'professional', status: 'active' });
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  await page.getByRole('dialog').getByLabel('System Name').fill('Four');
  await page.getByRole('dialog').getByLabel('System Type').selectOption('Other');
  await page.getByRole('dialog').getByRole('button', { name: 'Create System' }).click();
  await expect(page.getByRole('heading', { name: 'Four' })).toBeVisible();
});

test.describe('when a card is refused', () => {
  // The provider's response, which the browser logs.
  test.use({ expected: /status of 402/ });

  test("declined cards are reported in the provider's words, and another one pays", async ({ page }) => {
    await signedIn(page);
    await chosenPlan(page, 'Starter');
    const subscribe = page.getByRole('button', { name: 'Subscribe Now' });
    for (const [card, words] of [
      [cards.declined, 'Your card was declined.'],
      [cards.insufficientFunds, 'Your card has insufficient funds.'],
    ] as const) {
      await fillCard(page, card);
      await subscribe.click();
      const message = page.getByRole('listitem').filter({ hasText: 'Payment Failed' });
      await expect(message.getByText(words, { exact: true })).toBeVisible();
      // The notice in the form as well, where it stays.
      await expect(
        page.getByRole('region', { name: 'Secure Payment' }).getByText(words, { exact: true }),
      ).toBeVisible();
      await expect(subscribe).toBeEnabled();
    }
    expect(await subscriptionNow(page)).toMatchObject({ plan: 'free' });
    await fillCard(page, cards.good);
    await subscribe.click();
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(page.getByText('Payment Failed', { exact: true })).toBeHidden({ timeout: 1000 });
    expect(await subscriptionNow(page)).toMatchObject({ plan: 'starter', status: 'active' });
  });

  test("the bank's question fails, then passes", async ({ page }) => {
    await signedIn(page);
    await chosenPlan(page, 'Starter');
    await fillCard(page, cards.withBank);
    const subscribe = page.getByRole('button', { name: 'Subscribe Now' });
    await subscribe.click();
    await expect(page.getByRole('button', { name: 'Processing Payment...' })).toBeDisabled();
    await answerBank(page, 'Fail');
    await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
    await expect(subscribe).toBeEnabled();
    await subscribe.click();
    await answerBank(page, 'Complete');
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });
});

test('a user who returns to the payment after paying is not asked to pay again', async ({ page }) => {
  await signedIn(page);
  await chosenPlan(page, 'Starter');
  const address = page.url();
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('two tabs and two clicks create one subscription and one charge', async ({ page, context }) => {
  await signedIn(page);
  const other = await context.newPage();
  await Promise.all([page.goto('/pricing'), other.goto('/pricing')]);
  await Promise.all(
    [page, other].map(tab => tab.getByRole('button', { name: 'Subscribe to Professional' }).dblclick()),
  );
  await expect(page).toHaveURL(/\/subscribe\/sub_/);
  await expect(other).toHaveURL(page.url());
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Subscribe Now' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const invoices = await (await page.request.get('/api/invoices')).json();
  expect(invoices).toMatchObject([{ amount: 149, status: 'paid' }]);
});

test('without a client secret, the way leads back to the plans', async ({ page }) => {
  await signedIn(page);
  for (const address of ['/subscribe', '/subscribe/sub_1']) {
    const configuration = page.waitForRequest('**/api/stripe-config');
    await page.goto(address);
    await configuration;
    await expect(page).toHaveURL('/pricing');
  }
});

test.describe('when the payment cannot be set up', () => {
  test.use({ expected: /status of 50|ERR_FAILED|could not be loaded|Bad Gateway|No such payment/ });

  test('a configuration that fails leads back to the plans', async ({ page }) => {
    await signedIn(page);
    await page.route('/api/stripe-config', route => route.fulfill({ status: 502, body: '' }));
    const logged = page.waitForEvent('pageerror');
    await page.goto('/subscribe/sub_1?client_secret=pi_1_secret_2');
    expect((await logged).message).toContain('Bad Gateway');
    await expect(page).toHaveURL('/pricing');
  });

  test('so does a library that cannot be loaded', async ({ page }) => {
    await signedIn(page);
    await page.route('/simulator/stripe.js', route => route.abort());
    const logged = page.waitForEvent('pageerror');
    await page.goto('/subscribe/sub_1?client_secret=pi_1_secret_2');
    expect((await logged).message).toContain('could not be loaded');
    await expect(page).toHaveURL('/pricing');
  });
});

test('a guest is asked to sign in first', async ({ page }) => {
  await page.goto('/subscribe/sub_1?client_secret=pi_1_secret_2');
  await expect(page).toHaveURL('/auth');
});

test('a successful return from the bank shows a welcome, and a failed one shows the error', async ({ page }) => {
  await signedIn(page);
  await subscribed(page, 'Starter');
  await page.goto('/dashboard?subscription=success&redirect_status=succeeded');
  await expect(page.getByText('Subscription Successful!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your subscription is now active. Welcome to the platform!', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard?subscription=success&redirect_status=failed');
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});
