import { completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('the counters count and filter, and the whole row leads to the report', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'UK', 'Chatbot');
  await registeredSystem(page, 'UK', 'Forecast');
  await page.goto('/uk/dashboard');
  await expect(page.getByRole('button', { name: /AI Systems\s*2/ })).toBeVisible();
  await page.getByRole('button', { name: /High Risk/ }).click();
  const high = await page.getByRole('button', { name: /High Risk/ }).textContent();
  const rows = page.getByRole('region', { name: 'AI systems' }).getByRole('listitem');
  await expect(rows).toHaveCount(Number(high?.match(/\d+/)?.[0]));
  await page.getByRole('button', { name: /AI Systems/ }).click();
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'Chatbot' }).click({ position: { x: 60, y: 20 } });
  await expect(page).toHaveURL(`/uk/report/${id}`);
});

test('the dialog asks for a name and a type, and closes on Escape with nothing created', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create AI System' });
  await expect(dialog.getByLabel('System Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Create System' }).click();
  await expect(dialog.getByText('Name the system')).toBeVisible();
  await expect(dialog.getByText('Choose the type that fits best')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'New EU Assessment' })).toBeFocused();
});

test('a paid subscription is welcomed once, and the address is clean again', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard?subscription=success&redirect_status=succeeded');
  await expect(page.getByText('Subscription Successful!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('the administration is refused to those who are no administrators', async ({ page }) => {
  await signedIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText(
      "You don't have permission to access the admin panel. Contact your system administrator if you believe this is an error.",
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});
