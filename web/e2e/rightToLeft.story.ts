import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { isIsolated } from './isolated.ts';
import { addMember, signedInOwner } from './members.ts';
import { completedAssessment } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const company = 'بنك الشمال (هامبورغ)!';
const name = 'نظام تقييم (v2)!';

async function isRight(page: Page, path: string, ready: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
  await isIsolated(page);
  await fitsEveryWidth(page);
}

test('right-to-left names do not reorder the text around them: on pages, in fields and in messages', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, company);
  const report = await completedAssessment(page, 'EU', name, 'last');
  const [{ id }] = await (await page.request.get('/api/systems')).json();
  const { page: member } = await addMember(page, browser, 'contributor');

  await isRight(page, '/dashboard', 'EU AI Compliance');
  const direction = (of: Page) =>
    of
      .getByText(name, { exact: true })
      .first()
      .evaluate(element => [getComputedStyle(element).direction, getComputedStyle(element).unicodeBidi]);
  expect(await direction(page)).toEqual(['rtl', 'isolate']);
  await isRight(page, `/systems/${id}`, name);
  await isRight(page, `/systems/${id}/facts`, name);
  await isRight(page, `/systems/${id}/supplier`, name);
  await isRight(page, `/report/${report}`, 'Next Steps');
  await isRight(page, `/report/${report}/evidence`, 'Evidence for Your Answers');
  await isRight(page, `/report/${report}/documents/model-card`, 'Not generated yet');
  await isRight(page, '/actions', 'Actions');
  await isRight(page, '/deadlines', 'Deadlines');
  await isRight(page, '/account', 'Two-factor authentication');
  await isRight(member, '/dashboard', 'EU AI Compliance');
  expect(await direction(member)).toEqual(['rtl', 'isolate']);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const field = page.getByRole('dialog', { name: 'Edit AI System' }).getByLabel('System Name');
  expect(await field.evaluate(element => getComputedStyle(element).direction)).toBe('rtl');
  await isAccessible(page);
  await field.fill('Scoring');
  expect(await field.evaluate(element => getComputedStyle(element).direction)).toBe('ltr');
  await member.context().close();
});
