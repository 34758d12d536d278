import { isAccessible } from './axe.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const screening = { 'eu2-a3': '4', 'eu2-a3-4a': 'yes' };

test('the checklist shows count and impact, seriously above 30 points, and is saved', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening', { ...screening, 'eu2-role': 'supply' });
  await page.goto(`/report/${id}`);
  const section = page.locator('#qms-checklist');
  const boxes = section.getByRole('checkbox');
  await expect(boxes).toHaveCount(6);
  await expect(section).toContainText('Required: Art. 17 applies to you from 2 December 2027.');
  await expect(section).toContainText('Files are hashed for an audit trail.');
  await expect(section).toContainText('Art. 17(1)(a), (e)');
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await section.getByRole('button', { name: 'Evaluate QMS' }).click();
  await expect(toast).toContainText('QMS Assessment Complete');
  await expect(toast).toContainText('3 of 6 requirements are met. Risk impact: +45 points.');
  await expect(toast).toHaveClass(/border-high/);
  await expect(section).toContainText('BELOW 80%');

  await boxes.nth(3).check();
  await section.getByRole('button', { name: 'Evaluate QMS' }).click();
  await expect(toast).toContainText('4 of 6 requirements are met. Risk impact: +30 points.');
  await expect(toast).not.toHaveClass(/border-high/);

  await boxes.nth(4).check();
  await section.getByRole('button', { name: 'Evaluate QMS' }).click();
  await expect(toast).toContainText('5 of 6 requirements are met. Risk impact: +15 points.');
  await expect(toast).not.toHaveClass(/border-high/);
  await expect(section).toContainText('MEETS REQUIREMENTS');

  await page.reload();
  await expect(section).toContainText('5 of 6 met (83%)');
  await expect(boxes.nth(4)).toBeChecked();
  await expect(boxes.nth(5)).not.toBeChecked();
});

test('the checklist is open and complete if no quality management system is required, and states it', async ({
  page,
}) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening', { ...screening, 'eu2-role': 'use' });
  await page.goto(`/report/${id}`);
  const section = page.locator('#qms-checklist');
  await expect(section).toContainText(
    'Not required (deployer, high-risk). The system is high-risk, and its provider is responsible for this duty.',
  );
  const first = section.getByRole('checkbox').first();
  await expect(first).toBeVisible();
  await expect(section.getByRole('checkbox')).toHaveCount(6);
  await first.check();
  await section.getByRole('button', { name: 'Evaluate QMS' }).click();
  await expect(section).toContainText('1 of 6 met');
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.reload();
  await expect(first).toBeChecked();
  await expect(first).toBeVisible();
});
