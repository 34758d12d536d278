import { isAccessible } from './axe.ts';
import { memberOf, signedInOwner } from './members.ts';
import { completedAssessment } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('two people change one action at once: the second is told by whom, keeps what was typed, and chooses', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const report = await completedAssessment(page, 'UK', 'Chatbot', { 'uk-s1': 'none' });
  await expect.poll(async () => (await page.request.get(`/api/reports/${report}`)).status()).toBe(200);
  const { aiSystemId } = await (await page.request.get(`/api/assessments/${report}`)).json();
  const data = { systemId: aiSystemId, title: 'Ask the board' };
  await expect.poll(async () => (await page.request.post('/api/actions', { data })).status()).toBe(201);
  const { page: other, username } = await memberOf(page, browser, 'contributor');
  for (const one of [page, other]) {
    await one.goto('/actions');
    await one.getByRole('link', { name: data.title }).click();
  }
  const dialog = page.getByRole('dialog', { name: data.title });
  const theirs = other.getByRole('dialog', { name: data.title });

  await theirs.getByLabel(`State of ${data.title}`).selectOption('Doing');
  await expect(other.getByText(/0 open|1 doing/).first()).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/actions')).json()).map(stateOf))
    .toContain('doing');
  await dialog.getByLabel(`State of ${data.title}`).selectOption('Done');
  await page.getByRole('button', { name: 'Mark as Done' }).click();
  const choice = page.getByRole('alertdialog', { name: 'Changed since you opened it' });
  await expect(choice).toContainText(`State, by ${username}`);
  await expect(choice).toContainText('Doing');
  await expect(choice).toContainText('YoursDone');
  await isAccessible(page);
  await fitsEveryWidth(page);
  await choice.getByRole('button', { name: 'Keep the Saved Version' }).click();
  await expect(dialog.getByLabel(`State of ${data.title}`)).toHaveValue('doing');

  await theirs.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await theirs.getByLabel('What needs to be done').fill('Ask the chair');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { name: 'Ask the chair' }).first()).toBeVisible();
  await dialog.getByLabel('What needs to be done').fill('Ask the whole board');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(choice).toContainText('Ask the chair');
  await choice.getByRole('button', { name: 'Keep the Saved Version' }).click();
  const form = page.getByRole('dialog').getByLabel('What needs to be done');
  await expect(form).toHaveValue('Ask the whole board');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await choice.getByRole('button', { name: 'Save Mine' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask the whole board' })).toBeVisible();
  await expect(form).toHaveCount(0);
});

const stateOf = ({ state }: { state: string }) => state;
