import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

const finderOf = (page: Page) => page.getByRole('dialog', { name: 'Find' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Find a system, report, document or page' });
/** Text typed before the field exists is lost. */
async function find(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(text);
}
const optionOf = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test('Ctrl-K finds a system, its report, a document and a page by a few letters, with keys alone', async ({ page }) => {
  await signedIn(page);
  const assessment = await completedAssessment(page, 'EU', 'Chatbot of the help desk');
  await registeredSystem(page, 'UK', 'Credit scoring');
  await page.goto('/organisation');
  await expect(page.getByRole('heading', { name: 'Organisation', level: 1 })).toBeVisible();
  const edit = page.getByRole('button', { name: 'Edit Organisation' });
  await edit.focus();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  // The pages and the latest items appear at once.
  await expect(optionOf(page, /^Credit scoring UK$/)).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(finderOf(page)).toBeHidden();
  await expect(edit).toBeFocused();

  await find(page, 'report help');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(optionOf(page, /^Chatbot of the help desk EU, /)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/report/${assessment}`);
  await expect(finderOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await find(page, 'cred');
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(optionOf(page, /^Credit scoring UK$/)).toBeVisible();
  await expect(optionOf(page, /Chatbot/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/uk\/systems\/\d+$/);
  await expect(page.getByRole('main')).toBeFocused();

  await find(page, 'de');
  await expect(optionOf(page, /^Deadlines$/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(optionOf(page, /^Deadlines$/)).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  const marked = await fieldOf(page).getAttribute('aria-activedescendant');
  expect(await optionOf(page, /^Deadlines$/).getAttribute('id')).toBe(marked);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deadlines');
  await expect(page.getByRole('main')).toBeFocused();

  await find(page, 'zzzz');
  await expect(finderOf(page).getByText(/^Nothing matches\./)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(finderOf(page)).toBeHidden();
});

test('an existing document is found, and records of other organisations are not', async ({ page, browser }) => {
  await signedIn(page);
  const assessment = await completedAssessment(page, 'EU', 'Lathe guard');
  const data = { assessmentId: assessment, documentType: 'transparency-notice' };
  expect((await page.request.post('/api/generate-document', { data })).status()).toBe(200);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('document lathe');
  await expect(optionOf(page, /^Lathe guard Transparency Notice, EU$/i)).toHaveAttribute(
    'href',
    `/report/${assessment}/documents/transparency-notice`,
  );
  const other = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.66.55' } });
  await signedIn(other);
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Find' }).click();
  await expect(fieldOf(other)).toBeFocused();
  await other.keyboard.type('lathe');
  await expect(other.getByText(/^Nothing matches\./)).toBeVisible();
  await other.close();
});

test.describe('when the server cannot be reached', () => {
  test.use({ expected: /Failed to load resource/ });

  test('pages are still found, and the user can try again', async ({ page }) => {
    await signedIn(page);
    await registeredSystem(page, 'EU', 'Lathe guard');
    await page.goto('/pricing');
    await page.route('**/graphql', route => route.fulfill({ status: 503, json: {} }));
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(finderOf(page).getByRole('alert')).toContainText('Only pages can be found.');
    await isAccessible(page);
    await expect(optionOf(page, /^Actions$/)).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(optionOf(page, /^Lathe guard EU$/)).toBeVisible();
    await expect(finderOf(page).getByRole('alert')).toHaveCount(0);
  });
});

test('on a phone the finder is a row of the menu, and its Back returns there', async ({ page }) => {
  await signedIn(page);
  await registeredSystem(page, 'EU', `A name as long as ${'names get '.repeat(20)}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const row = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Find' });
  expect(Math.round((await row.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(48);
  await row.click();
  await expect(fieldOf(page)).toBeFocused();
  await isAccessible(page);
  expect(await finderOf(page).evaluate(one => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await finderOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(row).toBeFocused();
  await row.click();
  await optionOf(page, /^Actions$/).click();
  await expect(page).toHaveURL('/actions');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('? shows the shortcuts of the page, but types a letter in a field, and opens nothing over a dialog', async ({
  page,
}) => {
  await signedIn(page);
  const system = await registeredSystem(page, 'EU', 'Lathe guard');
  const open = await begunAssessment(page, 'EU', system, 1);
  await page.goto('/systems');
  const search = page.getByRole('searchbox').first();
  await search.click();
  await page.keyboard.type('?');
  await expect(search).toHaveValue('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(keys).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByText('Lathe guard')).toBeVisible();
  await page.keyboard.press('?');
  await expect(keys.getByRole('region', { name: 'Every page' })).toContainText(
    'Find a system, report, document or page',
  );
  await expect(keys.getByRole('region', { name: 'Column headings' })).toContainText('Sort by this column');
  await expect(keys.getByRole('region')).toHaveCount(2);
  await isAccessible(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await page.goto(`/assessment/${open}`);
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await page.keyboard.press('?');
  await expect(keys.getByRole('region', { name: 'Questions' })).toContainText('Choose the answer with this key');
  const singleKeys = keys.getByRole('switch', { name: 'Single-Key Shortcuts' });
  await singleKeys.click();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('2');
  await page.keyboard.press('?');
  await expect(page.getByRole('radio').nth(1)).not.toBeChecked();
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('Control+?');
  await singleKeys.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await completedAssessment(page, 'EU', 'Chatbot', { 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' });
  await page.goto('/deadlines?view=calendar');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('?');
  await expect(keys.getByRole('region', { name: 'Calendar' })).toBeVisible();
});
