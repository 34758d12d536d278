import { isAccessible } from './axe.ts';
import { mailTo } from './inbox.ts';
import { greetsGuest } from './person.ts';
import { expect, test } from './story.ts';

/** The recipient of contact messages in the stories: the embedded default of SALES_EMAIL. */
const SALES = 'sales@aicp.localhost';

test('a visitor who asks for a scheduled demo is asked for their name, and sales is notified', async ({ page }) => {
  await page.goto('/');
  await greetsGuest(page);
  const opener = page.getByRole('button', { name: 'Schedule a Demo' });
  await opener.click();
  const form = page.getByRole('dialog', { name: 'Schedule a demo' });
  await expect(form.getByLabel('Topic')).toHaveValue('scheduleDemo');
  await isAccessible(page);

  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  for (const mistake of ['Enter your name', 'Please enter a valid email address', 'Enter a message']) {
    await expect(form.getByText(mistake)).toBeVisible();
  }
  const name = `Ada ${Date.now()}`;
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill('Tuesday at 10 suits us.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(async () => expect((await mailTo(SALES, /scheduled demo/)).text).toContain(name)).toPass();
});

for (const [button, title, topic] of [
  ['Request a Demo', 'Request a demo', 'demo'],
  ['Contact us', 'Contact us', 'other'],
] as const) {
  test(`'${button}' opens the same form with its topic, and Escape closes it`, async ({ page }) => {
    await page.goto('/');
    await greetsGuest(page);
    await page.getByRole('button', { name: button }).click();
    const form = page.getByRole('dialog', { name: title });
    await expect(form.getByLabel('Topic')).toHaveValue(topic);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  });
}

test.describe('a message that cannot be sent', () => {
  test.use({ expected: /Failed to load resource/ });

  test('stays in the form, with the message of the server', async ({ page }) => {
    await page.goto('/pricing');
    await page.route('**/api/contact', route =>
      route.fulfill({ status: 429, json: { message: 'Too many messages. Try again later.' } }),
    );
    await greetsGuest(page);
    await page.getByRole('button', { name: 'Contact Sales' }).click();
    const form = page.getByRole('dialog', { name: 'Contact sales' });
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Message').fill('Twelve systems, white-label.');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Too many messages. Try again later.' })).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('Twelve systems, white-label.');
  });
});
