import { answersTo } from '@aicp/testing/answersTo';
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { addMember, otherBrowser, signedInOwner } from './members.ts';
import { answered } from './person.ts';
import { expect, test } from './story.ts';

const GAPS = ['uk-s1', 'uk-s3', 'uk-t1', 'uk-f1', 'uk-a2', 'uk-c1'];
const answersWithGaps = answersTo('UK', Object.fromEntries(GAPS.map(id => [id, 'none'])));
const picture = {
  name: 'record.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const read = async (page: Page, path: string) => (await page.request.get(path)).json();

test('an officer, an engineer and a supplier bring a system from its first report to a better one, and the board reads the first', async ({
  page: officer,
  browser,
}) => {
  test.setTimeout(400_000);
  await signedInOwner(officer, 'Northwind Lending');
  const engineer = await addMember(officer, browser, 'contributor');

  // Forty systems are imported from a file.
  await officer.goto('/systems/import');
  const rows = Array.from({ length: 40 }, (_, at) => `UK-${at + 1},Lending model ${at + 1},UK`);
  await officer.getByLabel('CSV file or workbook').setInputFiles({
    name: 'systems.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['reference,name,jurisdiction', ...rows].join('\n')),
  });
  await officer.getByRole('button', { name: 'Import 40 Systems' }).click();
  await expect(officer.getByText('40 registered, 0 changed.').first()).toBeVisible();

  // One system is assessed, and the board is sent its report.
  const systems: { id: number; name: string }[] = await read(officer, '/api/uk/systems');
  const system = systems.find(({ name }) => name === 'Lending model 7');
  const begun = await officer.request.post('/api/assessments', {
    data: { aiSystemId: system?.id, jurisdiction: 'UK' },
  });
  const { id: first } = await begun.json();
  await answered(officer, first, answersWithGaps);
  await officer.request.post(`/api/assessments/${first}/complete`);
  await expect.poll(async () => (await officer.request.get(`/api/reports/${first}`)).status()).toBe(200);
  const before = await read(officer, `/api/reports/${first}`);
  const made = await officer.request.post('/api/links', {
    data: { kind: 'report', things: [first], expiresInDays: 30 },
  });
  const board = await otherBrowser(browser);
  await board.goto((await made.json()).url);
  await expect(board.getByRole('heading', { name: 'Lending model 7' })).toBeVisible();

  // Five actions belong to the engineer; two are done, each with a file.
  await officer.goto('/actions');
  const list = officer.getByRole('table', { name: 'Actions' }).getByRole('row');
  await expect(list).toHaveCount(GAPS.length + 1);
  for (let at = 1; at <= 5; at += 1) await list.nth(at).getByRole('checkbox').check();
  const together = officer.getByRole('form', { name: 'Change the selected actions' });
  await expect(together.getByRole('status')).toHaveText('5 selected');
  await together.getByLabel('Owner of the selected actions').selectOption(engineer.username);
  await together.getByRole('button', { name: 'Save' }).click();
  await expect(officer.getByText('5 actions saved', { exact: true })).toBeVisible();
  await engineer.page.goto('/actions?owner=me');
  const mine = engineer.page.getByRole('table', { name: 'Actions' }).getByRole('row');
  await expect(mine).toHaveCount(6);
  for (const left of [4, 3]) {
    await mine.nth(1).getByRole('link').first().click();
    const dialog = engineer.page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(picture);
    await expect(dialog.getByText('record.png').first()).toBeVisible();
    await dialog.getByLabel(/^Status of/).selectOption('Done');
    await engineer.page.getByRole('button', { name: 'Mark as Done' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(mine).toHaveCount(left + 1);
  }

  // The supplier replies by a link, and the officer accepts the reply.
  await officer.goto(`/uk/systems/${system?.id}/supplier`);
  await officer.getByRole('button', { name: 'Ask the Supplier' }).click();
  const asking = officer.getByRole('dialog');
  await asking.getByLabel('Supplier (Optional)').fill('Contoso Models');
  await asking.getByRole('button', { name: 'Create Link' }).click();
  const address = await asking.getByLabel('Link', { exact: true }).textContent();
  const supplier = await otherBrowser(browser);
  await supplier.goto(address ?? '');
  await expect(supplier.getByRole('heading', { name: 'Questions about Lending model 7' })).toBeVisible();
  await isAccessible(supplier);
  await supplier.getByRole('textbox').first().fill('Contoso Credit 4');
  await supplier.getByLabel('Files for question 1', { exact: true }).setInputFiles(picture);
  await expect(supplier.getByRole('button', { name: 'Remove record.png' })).toBeVisible();
  await supplier.getByRole('button', { name: /^Send to/ }).click();
  await expect(supplier.getByText(/^Sent on/)).toBeVisible();
  // Answers and files come from two services, so one may arrive a little before the other.
  await expect(async () => {
    await officer.reload();
    await expect(officer.getByRole('heading', { name: /^Reply from Contoso Models/ })).toBeVisible();
    await expect(officer.getByRole('button', { name: /^Accept as Evidence/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await isAccessible(officer);
  await officer
    .getByRole('button', { name: /^Accept(?! as Evidence)/ })
    .first()
    .click();
  await expect(officer.getByText(/^Accepted by/).first()).toBeVisible();
  await officer
    .getByRole('button', { name: /^Accept as Evidence/ })
    .first()
    .click();
  await officer
    .getByRole('dialog')
    .getByRole('button', { name: /Accept/ })
    .click();
  await expect(officer.getByText(/^Accepted as evidence by/)).toBeVisible();

  // The two questions are answered again; all other answers are kept.
  await officer.goto('/actions');
  await expect(officer.getByText('2 actions done. Reassess to update the score (2 questions).')).toBeVisible();
  await officer.getByRole('button', { name: 'Reassess Lending model 7' }).click();
  await officer.getByRole('button', { name: /^Keep \d+ Answers$/ }).click();
  await expect(officer.getByText('You are updating 2 answers.')).toBeHidden();
  const complete = officer.getByRole('button', { name: 'Complete Assessment' });
  const heading = officer.getByRole('heading', { level: 1 });
  const question = await heading.textContent();
  await officer.getByRole('radio').first().check();
  await officer.getByRole('button', { name: 'Next', exact: true }).click();
  // The previous question may still be shown for a moment.
  await expect(heading).not.toHaveText(question ?? '');
  await officer.getByRole('radio').first().check();
  await complete.click();
  await expect(officer).toHaveURL(/\/uk\/report\/\d+$/);
  const second = officer.url().split('/').at(-1);
  await expect.poll(async () => (await officer.request.get(`/api/reports/${second}`)).status()).toBe(200);
  const after = await read(officer, `/api/reports/${second}`);
  expect(after.compliance.score).toBeGreaterThan(before.compliance.score);
  const states = (await read(officer, '/api/actions')).map(({ state }: { state: string }) => state);
  expect(states.filter((state: string) => state === 'closed')).toHaveLength(2);

  // The board's link shows the report for which it was created.
  await board.reload();
  await expect(board.getByText(new RegExp(`^Report ${first} by `))).toBeVisible();
  await expect(board.getByText(String(before.compliance.score), { exact: true }).first()).toBeVisible();
});
