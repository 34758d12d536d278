import { asAdministrator } from './person.ts';
import { expect, test } from './story.ts';

// Only in a trial, where no one needs a plan: live mode ends all plans, and other stories would lose theirs.
test('the payment mode changes at once and for everyone, with a warning about live mode without keys', async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto('/admin?tab=payments');
  const mode = page.getByRole('switch', { name: 'Sandbox mode' });
  await expect(mode).toBeChecked();
  for (const card of ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 9995'])
    await expect(page.getByText(card)).toBeVisible();
  const sandbox = async () => (await (await page.request.get('/api/stripe-config')).json()).sandboxMode;
  try {
    await mode.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Payment settings updated' })).toBeVisible();
    await expect(mode).not.toBeChecked();
    expect(await sandbox()).toBe(false);
    await page.getByRole('tab', { name: 'System Settings' }).click();
    await expect(page.getByText('Live payments are not set up. No payment can be taken')).toBeVisible();
    await page.getByRole('tab', { name: 'Payment Settings' }).click();
    await mode.click();
    await expect(mode).toBeChecked();
    await expect(page.getByText('Live payments are not set up. No payment can be taken')).toHaveCount(0);
  } finally {
    await page.request.post('/api/admin/payment-settings', { data: { sandboxMode: true } });
  }
  expect(await sandbox()).toBe(true);
});
