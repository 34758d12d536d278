import { begunAssessment, completedAssessment, greetsGuest, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { translate } from './translated.ts';

test('a translated dashboard shows a new name and a new count', async ({ page }) => {
  await signedIn(page);
  await registeredSystem(page, 'EU', 'Chatbot');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Chatbot' })).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: 'Actions for Chatbot' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit AI System' });
  await dialog.getByLabel('System Name').fill('Help desk');
  await dialog.getByLabel('Description (Optional)').fill('Answers customers.');
  await translate(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('link', { name: 'Help desk' })).toBeVisible();
  await expect(page.getByText('Chatbot')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /AI Systems\s*1/ })).toBeVisible();
  await page.getByRole('button', { name: 'New EU Assessment' }).click();
  const created = page.getByRole('dialog', { name: 'Create AI System' });
  await translate(page);
  await created.getByLabel('System Name').fill('Forecast');
  await created.getByLabel('System Type').selectOption('Other');
  await created.getByRole('button', { name: 'Create System' }).click();
  await expect(page.getByRole('link', { name: 'Forecast' })).toBeVisible();
  await expect(page.getByRole('button', { name: /AI Systems\s*2/ })).toBeVisible();
});

test('a translated assessment shows the saved line, the counts and the next question', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot', 'Other'), 0);
  await page.goto(`/assessment/${id}`);
  await expect(page.getByText(/^Question 1 of \d+ • 0 responses saved$/)).toBeVisible();
  const question = await page.getByRole('heading', { level: 1 }).textContent();
  await translate(page);
  await page.getByRole('radio').first().check();
  await expect(page.getByText('Answer saved')).toBeVisible();
  await expect(page.getByText(/^Question 1 of \d+ • 1 responses saved$/)).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(String(question));
  await expect(page.getByText('Answer saved')).toHaveCount(0);
});

test('a translated report shows a new count and a new checklist score', async ({ page }) => {
  await signedIn(page);
  const answers = { 'eu2-a3': '4', 'eu2-a3-4a': 'yes', 'eu2-role': 'supply' };
  await page.goto(`/report/${await completedAssessment(page, 'EU', 'CV screening', answers)}`);
  const checklist = page.locator('#qms-checklist');
  const evaluated = async (requirement: number, result: string) => {
    await checklist.getByRole('checkbox').nth(requirement).check();
    await checklist.getByRole('button', { name: 'Evaluate QMS' }).click();
    await expect(checklist.getByText(result)).toBeVisible();
  };
  await evaluated(0, '1 of 6 met (17%), risk impact +75 points');
  await translate(page);
  await evaluated(1, '2 of 6 met (33%), risk impact +60 points');
});

test('a translated calculator shows the new level and fine', async ({ page }) => {
  await page.goto('/');
  await greetsGuest(page);
  const calculator = page.locator('#calculator');
  const estimated = async (type: string, level: string, fine: string) => {
    await calculator.getByLabel('AI type').selectOption(type);
    await calculator.getByRole('button', { name: 'Calculate My Risk' }).click();
    const estimate = page.getByRole('region', { name: 'Your estimate' });
    await expect(estimate).toContainText(level);
    await expect(estimate).toContainText(fine);
  };
  await estimated('biometric', 'CRITICAL', '€35,000,000');
  await translate(page);
  await estimated('recruitment', 'HIGH', '€15,000,000');
});
