import { isAccessible } from './axe.ts';
import { newUsername, register, signedIn, verified } from './person.ts';
import { expect, test } from './story.ts';

test('a token is shown once, works until it is revoked, and shows when it was last used', async ({ page, baseURL }) => {
  const username = await signedIn(page);
  await verified(page, username);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'API tokens' });
  await section.getByRole('button', { name: 'Create Token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Nightly export');
  await page.getByLabel('Expires After').selectOption('30 days');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your New Token' });
  const token = (await dialog.getByLabel('Token').textContent()) ?? '';
  expect(token).toMatch(/^aicp_/);
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByRole('listitem')).toContainText(`…${token.slice(-4)} · never used · expires`);

  const bearer = { authorization: `Bearer ${token}` };
  const asked = await fetch(`${baseURL}/api/user`, { headers: bearer });
  expect(await asked.json()).toMatchObject({ username });
  const written = await fetch(`${baseURL}/api/systems`, {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Chatbot', systemType: 'Conversational AI' }),
  });
  expect(written.status).toBe(403);
  await page.reload();
  await expect(section.getByRole('listitem')).toContainText('last used');

  await section.getByRole('button', { name: 'Revoke' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke Token' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await isAccessible(page);
  await question.getByRole('button', { name: 'Revoke Token' }).click();
  // Elements behind an open dialog have no role, so the list looks empty until the dialog has closed.
  await expect(question).toBeHidden();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  expect((await fetch(`${baseURL}/api/user`, { headers: bearer })).status).toBe(401);
});

test('a trial accepts a weak password and warns that it is weak', async ({ page }) => {
  await page.goto('/auth');
  await register(page, newUsername(), 'password123');
  await expect(page.getByText(/^This password is weak/)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});
