import { answersTo } from '@aicp/testing/answersTo';
import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { answered, begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { pressRefused } from './pressRefused.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('a system is described again from its row, and everything that names it follows', async ({ page }) => {
  await signedIn(page);
  const id = await registeredSystem(page, 'EU', 'Chatbot');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Actions for Chatbot' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit AI System' });
  await expect(dialog.getByLabel('System Name')).toHaveValue('Chatbot');
  await isAccessible(page);
  await dialog.getByLabel('System Name').fill('Help desk');
  await dialog.getByLabel('System Type').selectOption('Conversational AI');
  await dialog.getByLabel('Description (Optional)').fill('Answers customers.');
  await dialog.getByLabel('Sector (Optional)').selectOption('Retail');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('System updated', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Help desk' }).click();
  await expect(page).toHaveURL(`/systems/${id}`);
  await expect(page.getByText('Answers customers.')).toBeVisible();
  await expect(page.getByText('Conversational AI')).toBeVisible();
  expect(await (await page.request.get(`/api/systems/${id}`)).json()).toMatchObject({
    name: 'Help desk',
    sector: 'Retail',
  });
});

test('deleting archives an assessed system, which can be restored, and permanently deleted with a reason', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const { page: manager } = await addMember(page, browser, 'manager');
  const assessment = await completedAssessment(page, 'UK', 'Chatbot');
  const [{ id }] = await (await page.request.get('/api/uk/systems')).json();
  await begunAssessment(page, 'UK', id, 3);
  await registeredSystem(page, 'UK', 'Forecast');
  await page.goto('/uk/dashboard');
  await page.getByRole('button', { name: 'Actions for Chatbot' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Archive this AI system?' });
  await expect(dialog.getByText('It has 1 report, so it is archived instead of deleted.')).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Chatbot' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Chatbot' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByLabel('Held Until (Optional)').fill('2098-12-31');
  await dialog.getByRole('button', { name: 'Archive System' }).click();
  await expect(page.getByText('System archived', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chatbot' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Forecast' })).toBeVisible();

  // Its page shows the hold, and offers no button that would be refused.
  await page.goto(`/uk/systems/${id}`);
  const notice = page.getByRole('region', { name: 'Archived' });
  await expect(notice.getByText(/^Archived on .+, held until 31 December 2098$/)).toBeVisible();
  for (const name of ['Reassess', 'Actions for Chatbot', 'Ask the Supplier'])
    await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toHaveCount(0);
  await isAccessible(page);
  await fitsEveryWidth(page);
  const writes =
    /^(Add|Approve|Ask|Choose|Confirm|Continue|Decline|Edit|Evaluate|Generate|Reassess|Replace|Request|Send|Start|Withdraw)/;
  for (const address of [
    `/uk/systems/${id}/files`,
    `/uk/systems/${id}/facts`,
    `/uk/systems/${id}/supplier`,
    `/uk/systems/${id}/history`,
    `/uk/report/${assessment}`,
    `/uk/report/${assessment}/evidence`,
  ]) {
    await page.goto(address);
    await expect(notice.getByText(/^Archived on /)).toBeVisible();
    await expect(notice.getByRole('button')).toHaveText(['Restore']);
    await settled(page);
    await expect(page.getByRole('main').getByRole('button', { name: writes })).toHaveCount(0);
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await expect(box).toBeDisabled();
  }
  // Only an owner can end a hold early.
  await manager.goto(`/uk/systems/${id}`);
  await pressRefused(manager.getByRole('button', { name: 'Permanently delete Chatbot' }));
  await manager.getByRole('button', { name: 'Change hold of Chatbot' }).click();
  const holding = manager.getByRole('alertdialog', { name: 'Change the hold of this AI system?' });
  await holding.getByLabel('Held Until (Optional)').fill('2097-12-31');
  await pressRefused(holding.getByRole('button', { name: 'Save' }));
  await holding.getByLabel('Held Until (Optional)').fill('2098-12-31');
  await expect(holding.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  expect((await manager.request.post('/api/organisation/leave')).ok()).toBe(true);
  await manager.close();

  await page.goto('/systems');
  const table = page.getByRole('table', { name: 'AI systems' });
  await expect(table.getByRole('rowheader')).toHaveText(['Forecast']);
  await page.getByLabel('In use or archived').selectOption('Archived');
  await expect(table.getByRole('rowheader')).toContainText([/^Chatbot.*held until 31 December 2098/]);
  await page.getByRole('button', { name: 'Restore Chatbot' }).click();
  await expect(page.getByText('System restored', { exact: true })).toBeVisible();
  await expect(page.getByText('No system matches')).toBeVisible();
  expect(await (await page.request.get('/api/uk/systems')).json()).toHaveLength(2);

  await page.request.delete(`/api/systems/${id}?heldUntil=2098-12-31`);
  // The dialog that deletes the account names the archived systems.
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const losses = page.getByRole('alertdialog').getByRole('region', { name: 'Archived systems' });
  await expect(losses.getByRole('listitem')).toHaveText(['Chatbot, held until 31 December 2098']);
  await page.goto(`/uk/systems/${id}`);
  await page.getByRole('button', { name: 'Permanently delete Chatbot' }).click();
  const erasing = page.getByRole('alertdialog', { name: 'Permanently delete this AI system?' });
  await expect(erasing.getByText('It is held until 31 December 2098')).toBeVisible();
  await erasing.getByLabel('Reason').fill('Entered twice');
  await isAccessible(page);
  await erasing.getByRole('button', { name: 'Permanently Delete' }).click();
  await expect(page).toHaveURL('/uk/dashboard');
  for (const gone of [`/api/systems/${id}`, `/api/assessments/${assessment}`, `/api/reports/${assessment}`])
    await expect.poll(async () => (await page.request.get(gone)).status()).toBe(404);
  await page.goto(`/uk/systems/${id}`);
  await expect(page.getByRole('heading', { name: 'AI System Not Found' })).toBeVisible();
});

test('deleting a never-assessed system asks for confirmation, and leaves nothing behind', async ({ page }) => {
  await signedIn(page);
  const id = await registeredSystem(page, 'EU', 'Chatbot');
  await begunAssessment(page, 'EU', id, 3);
  // The system is not assessed under the law of these addresses.
  for (const tab of ['', '/files', '/facts', '/supplier', '/history']) {
    await page.goto(`/uk/systems/${id}${tab}`);
    await expect(page).toHaveURL(`/systems/${id}${tab}`);
  }
  await page.goto('/dashboard');
  const failed = { errors: [{ message: 'The assessments could not be read.', extensions: { code: 'UNAVAILABLE' } }] };
  await page.route('**/graphql', route =>
    route.request().postDataJSON().operationName === 'DeleteSystemDialog'
      ? route.fulfill({ json: failed })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Actions for Chatbot' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this AI system?' });
  await expect(dialog.getByText('The assessments could not be read.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete System' })).toBeDisabled();
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('button', { name: 'Delete System' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Actions for Chatbot' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(
    dialog.getByText('This also deletes 1 assessment in progress with all answers. This cannot be undone.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Delete System' }).click();
  await expect(page.getByText('System deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  expect((await page.request.get(`/api/systems/${id}`)).status()).toBe(404);
});

test('a system deleted on its own page disappears from the dashboard on return', async ({ page }) => {
  await signedIn(page);
  await registeredSystem(page, 'EU', 'Chatbot');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Chatbot' }).click();
  await expect(page.getByRole('heading', { name: 'Chatbot', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Chatbot' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('It has no assessments yet. This cannot be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete System' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
});

test('a system shows its whole history, as a chart and as a table, with a link from each', async ({ page }) => {
  await signedIn(page);
  const first = await completedAssessment(page, 'UK', `A name ${'as long as names get '.repeat(11)}`.trim());
  const [{ id }] = await (await page.request.get('/api/uk/systems')).json();
  await page.goto(`/uk/systems/${id}/history`);
  const table = page.getByRole('table', { name: 'Assessments, newest first' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('img', { name: /^Compliance score of/ })).toHaveCount(0);

  // Changes on other pages of the same visit are in the history on return.
  const tabs = page.getByRole('navigation', { name: 'System' });
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = new Set(
    await tabs.getByRole('listitem').evaluateAll(items => items.map(item => item.getBoundingClientRect().top)),
  );
  expect(lines.size).toBeLessThanOrEqual(2);
  await page.setViewportSize({ width: 1280, height: 720 });
  await tabs.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Reassess' }).click();
  await expect(page).toHaveURL(/\/uk\/assessment\/\d+$/);
  const second = page.url().split('/').pop();
  await page.goBack();
  await tabs.getByRole('link', { name: 'History' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('In progress');
  await expect(table.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', `/uk/assessment/${second}`);
  await answered(page, Number(second), answersTo('UK', 'last'));
  await page.request.post(`/api/assessments/${second}/complete`);

  await page.reload();
  await expect(
    page.getByRole('img', { name: /^Compliance score of 2 assessments, from \d+ on .* to \d+ on / }),
  ).toBeVisible();
  await expect(table.getByRole('link', { name: 'View Report' })).toHaveCount(2);
  await fitsEveryWidth(page);
  await isAccessible(page);
  await table.getByRole('link', { name: 'View Report' }).last().click();
  await expect(page).toHaveURL(`/uk/report/${first}`);
  await tabs.getByRole('link', { name: 'Documents and evidence' }).click();
  await expect(page).toHaveURL(`/uk/systems/${id}/files`);
  const files = page.getByRole('region', { name: 'UK framework', exact: true });
  await expect(files.getByRole('listitem').filter({ hasText: 'Model Card' })).toContainText('Not generated');
  await expect(files.getByText('No files yet.')).toBeVisible();
  await tabs.getByRole('link', { name: 'Actions' }).click();
  await expect(page).toHaveURL(`/actions?system=${id}`);
});

test('a system assessed under both laws shows each list its own result, and its page the other law’s', async ({
  page,
}) => {
  await signedIn(page);
  await completedAssessment(page, 'EU', 'CV screening', { 'eu2-f-dec': 'yes', 'eu2-5c': 'unrelated' });
  const [{ id }] = await (await page.request.get('/api/systems')).json();
  await begunAssessment(page, 'UK', id, 1);
  await page.goto('/dashboard');
  const row = page.getByRole('row').filter({ hasText: 'CV screening' });
  await expect(row.getByText('HIGH RISK', { exact: true })).toBeVisible();
  await expect(row.getByText('In progress')).toHaveCount(0);
  const law = page.getByRole('group', { name: 'Compliance jurisdiction' });
  await law.getByRole('link', { name: 'UK', exact: true }).click();
  await expect(page).toHaveURL('/uk/dashboard');
  await expect(row.getByText(/^In progress, 1 of \d+$/)).toBeVisible();
  await expect(row.getByText('HIGH RISK', { exact: true })).toHaveCount(0);
  await law.getByRole('link', { name: 'EU', exact: true }).click();
  await expect(row.getByText('HIGH RISK', { exact: true })).toBeVisible();

  await row.getByRole('link', { name: 'CV screening' }).click();
  const other = page.getByRole('region', { name: 'Also assessed under the UK framework' });
  // The head of the page shows the system's state.
  await expect(page.getByRole('main').locator('header')).toContainText(/Compliance score\d+ of 100.*Open gaps\d+/);
  await expect(other.getByText('In progress')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await other.getByRole('link', { name: 'Show UK result' }).click();
  await expect(page).toHaveURL(`/uk/systems/${id}`);
  await expect(page.getByRole('region', { name: 'Also assessed under the EU AI Act' })).toContainText('HIGH RISK');
  await page.getByRole('navigation', { name: 'System' }).getByRole('link', { name: 'History' }).click();
  for (const law of ['EU', 'UK'])
    await expect(page.getByRole('heading', { name: `Assessment history, ${law}` })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: 'Completed' })).toContainText('HIGH RISKProhibited practice');
});

test('a system with a result under one law is assessed under the other from its page, and shared facts are suggested', async ({
  page,
}) => {
  await signedIn(page);
  await completedAssessment(page, 'EU', 'CV screening', { 'eu2-f-dec': 'yes' });
  const [{ id }] = await (await page.request.get('/api/systems')).json();
  await page.goto('/uk/dashboard');
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  const law = page.getByRole('group', { name: 'Compliance jurisdiction' });
  await law.getByRole('link', { name: 'EU', exact: true }).click();
  await page.getByRole('button', { name: 'Actions for CV screening' }).click();
  await expect(page.getByRole('menuitem', { name: 'Assess under the UK framework' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'CV screening' }).click();
  await page.getByRole('button', { name: 'Assess under the UK framework' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assess under the UK framework?' });
  await expect(dialog).toContainText('counts once towards your plan');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Start Assessment' }).click();
  await expect(page).toHaveURL(/\/uk\/assessment\/\d+$/);

  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^Does it make decisions about individual people.* Suggested$/ })
    .click();
  await expect(page.getByText(/^From your answers under the EU AI Act of \d+ \w+ \d{4}: Yes$/)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/• 1 responses saved$/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'CV screening' })).toBeVisible();
  await page.getByRole('link', { name: 'CV screening' }).click();
  await expect(page.getByRole('region', { name: 'Also assessed under the EU AI Act' })).toBeVisible();
  for (const path of ['/api/systems', '/api/uk/systems'])
    expect(await (await page.request.get(path)).json()).toMatchObject([{ id }]);
});
