import { held } from './held.ts';
import { begunAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('the dashboard counts its systems by risk and shows known facts of each', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page);
  const reports: Record<string, number> = {};
  for (const [level, answering] of [
    ['LOW', 'best'],
    ['MEDIUM', { 'uk-t1': 'none' }],
    ['HIGH', { 'uk2-f-pd': 'yes', 'uk-s2': 'none' }],
  ] as const) {
    const id = await registeredSystem(page, 'UK', `System of ${level}`);
    if (level === 'HIGH') await page.request.patch(`/api/systems/${id}`, { data: { description: 'Ranks people.' } });
    reports[level] = await begunAssessment(page, 'UK', id, Number.POSITIVE_INFINITY, answering);
    await page.request.post(`/api/assessments/${reports[level]}/complete`);
  }
  await page.goto('/uk/dashboard');
  for (const [counter, count] of Object.entries({ 'AI Systems': 3, 'High Risk': 1, 'Medium Risk': 1, 'Low Risk': 1 }))
    await expect(page.getByRole('button', { name: new RegExp(`${counter}\\s*${count}$`) }), counter).toBeVisible();
  for (const [level, report] of Object.entries(reports)) {
    const row = page.getByRole('row').filter({ has: page.getByRole('heading', { name: `System of ${level}` }) });
    await expect(row.locator('svg').first()).toBeVisible();
    await expect(row.getByText('Recruitment/HR system', { exact: true })).toBeVisible();
    await expect(row.getByText(/^Created \d{1,2} \w+ \d{4}$/)).toBeVisible();
    await expect(row.getByText(/^Last assessed \d{1,2} \w+ \d{4}$/)).toBeVisible();
    await expect(row.getByText(`${level} RISK`, { exact: true })).toBeVisible();
    await expect(row.getByText(/^(Green|Amber|Red)$/)).toBeVisible();
    await expect(row.getByText('Ranks people.')).toHaveCount(level === 'HIGH' ? 1 : 0);
    await expect(row.getByRole('link', { name: 'View Report' })).toHaveAttribute('href', `/uk/report/${report}`);
    await expect(row.getByRole('button', { name: 'Reassess' })).toBeVisible();
  }
});

test('the dialog has its fields and choices, shows that it creates, and why it failed', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create AI System' });
  const type = dialog.getByLabel('System Type');
  for (const label of ['System Name', 'System Type', 'Description (Optional)'])
    await expect(dialog.getByLabel(label)).toHaveValue('');
  expect((await type.locator('option').allTextContents()).slice(1)).toEqual([
    'Biometric identification system',
    'Credit scoring/lending system',
    'Recruitment/HR system',
    'Medical diagnosis system',
    'General business analytics',
    'Conversational AI',
    'Content moderation system',
    'Fraud detection system',
    'Other',
  ]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();

  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  await dialog.getByLabel('System Name').fill('Chatbot');
  await type.selectOption('Conversational AI');
  const message = 'The systems are away for a moment.';
  await page.route('**/graphql', route =>
    route.request().postDataJSON().operationName === 'CreateSystem'
      ? route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] } })
      : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Create System' }).click();
  const told = page.getByRole('listitem').filter({ hasText: message });
  await expect(told.getByText('Error', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('System Name')).toHaveValue('Chatbot');

  await page.unroute('**/graphql');
  const go = await held(page, 'CreateSystem');
  const sent = page.waitForRequest(request => !!request.postData()?.includes('mutation CreateSystem'));
  await dialog.getByRole('button', { name: 'Create System' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  expect((await sent).postDataJSON().variables.input).toMatchObject({ name: 'Chatbot', jurisdiction: 'EU' });
  expect((await sent).postDataJSON().variables.input).not.toHaveProperty('userId');
  go();
  await expect(page.getByRole('heading', { name: 'Chatbot' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
