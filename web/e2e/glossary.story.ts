import { isAccessible } from './axe.ts';
import { expect, test } from './story.ts';

test('a legal term explains itself by mouse and keyboard, with an example and its source', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  const term = page.getByRole('button', { name: 'high-risk' });
  await term.focus();
  await page.keyboard.press('Enter');
  const explanation = page.getByRole('dialog', { name: 'High-risk AI system' });
  await expect(explanation).toContainText('For example:');
  await expect(explanation.getByRole('link', { name: /^Art\. 6/ })).toHaveAttribute('href', /^https:\/\/eur-lex/);
  await expect(term).toHaveAttribute('aria-expanded', 'true');
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await expect(term).toBeFocused();

  await term.click();
  await expect(explanation).toBeVisible();
  await term.click();
  await expect(explanation).toBeHidden();
  await page.getByRole('button', { name: 'deployer' }).click();
  await expect(page.getByRole('dialog', { name: 'Deployer' })).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the legal calendar shows what applies today and how many days are left', async ({ page }) => {
  await page.goto('/');
  const line = (what: RegExp) =>
    page.getByRole('region', { name: 'Key application dates' }).getByRole('listitem').filter({ hasText: what });
  await expect(line(/Prohibited practices/)).toContainText('in force');
  await expect(line(/on the market before 2 August 2025/)).toContainText('2 August 2027');
  const days = Math.ceil((Date.UTC(2028, 7, 2) - Date.now()) / 86_400_000);
  await expect(line(/products of Annex I/)).toContainText(
    days > 0 ? new RegExp(`(${days}|${days - 1}) days? left`) : 'in force',
  );
});
