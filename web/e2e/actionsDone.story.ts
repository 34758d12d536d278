import { isAccessible } from './axe.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const GAPS = { 'uk-s1': 'none', 'uk-t1': 'none' };

test('a completed action is proved by a file, and its question is answered again while all other answers are kept', async ({
  page,
}) => {
  await signedIn(page);
  const report = await completedAssessment(page, 'UK', 'Chatbot', GAPS);
  await page.goto('/actions');
  const row = page.getByRole('table', { name: 'Actions' }).getByRole('row').nth(1);
  await row.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  const files = dialog.getByRole('group', { name: /^Files for/ });
  await files.locator('input[type=file]').setInputFiles({
    name: 'test-report.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(files.getByText('test-report.png')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await dialog.getByLabel(/^Status of/).selectOption('Done');
  const asks = page.getByRole('dialog', { name: 'Mark Action as Done' });
  await expect(asks.getByText('test-report.png')).toBeVisible();
  await asks.getByRole('button', { name: 'Mark as Done' }).click();
  await expect(dialog.getByText('Done, file linked.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByText('1 action done. Reassess to update the score (1 question).')).toBeVisible();
  await page.getByRole('button', { name: 'Reassess Chatbot' }).click();
  await expect(page).toHaveURL(/\/uk\/assessment\/\d+\?again=uk-[st]1$/);
  await expect(page.getByText('You are updating 1 answer.')).toBeVisible();
  await expect(page.getByText('Step 1 of 1')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: /^Keep \d+ Answers$/ }).click();
  await expect(page.getByText('You are updating 1 answer.')).toBeHidden();
  // No other question is open: the other answers are kept, and the organisation's facts are used.
  await expect(page.getByText(/^All \d+ questions are answered\./)).toBeVisible();
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(page).toHaveURL(/\/uk\/report\/\d+$/);
  expect(page.url()).not.toContain(`/report/${report}`);
  const update = page.getByRole('complementary', { name: 'Your update' });
  await expect(update.getByText('1 gap closed, 0 new.')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
});

test('an own action can be reworded and deleted, and an action from a report cannot', async ({ page }) => {
  await signedIn(page);
  await completedAssessment(page, 'UK', 'Chatbot', GAPS);
  const [{ id }] = await (await page.request.get('/api/uk/systems')).json();
  await page.request.post('/api/actions', { data: { systemId: id, title: 'Ask the works council' } });
  await page.goto('/actions');
  await page.getByRole('link', { name: 'Ask the works council' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Action to take').fill('Ask the board');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask the board' })).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete this action?' });
  await asked.getByRole('button', { name: 'Delete Action' }).click();
  await expect(page.getByText('Action deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask the board' })).toHaveCount(0);
  await page.getByRole('table', { name: 'Actions' }).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(dialog.getByRole('heading', { name: 'Evidence' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('two quick changes both stay on screen, even when the list of the first arrives late', async ({ page }) => {
  const username = await signedIn(page);
  await completedAssessment(page, 'UK', 'Chatbot', GAPS);
  await page.goto('/actions');
  const row = page.getByRole('table', { name: 'Actions' }).getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const held = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  let lists = 0;
  await page.route('**/graphql', async route => {
    const isList = route.request().postData()?.includes('"operationName":"Actions"');
    if (!isList || ++lists > 1) return route.fallback();
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
    delivered.resolve();
  });
  await row.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Owner of/).selectOption(username);
  await expect(dialog.getByLabel(/^Owner of/)).toBeEnabled();
  const saved = page.waitForResponse(answer => !!answer.request().postData()?.includes('"due":"2020-03-31"'));
  await dialog.getByLabel(/^Due date of/).fill('2020-03-31');
  await dialog.getByLabel(/^Due date of/).press('Enter');
  await saved;
  held.resolve();
  await delivered.promise;
  await expect(dialog.getByLabel(/^Due date of/)).toHaveValue('2020-03-31');
  await expect(dialog.getByLabel(/^Owner of/).locator('option:checked')).toHaveText(username);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: '1 overdue' })).toBeVisible();
  await expect(row.getByText('Overdue', { exact: true })).toBeVisible();
  await expect(row).toContainText('31 Mar 2020');
  await expect(row).toContainText(username);
});
