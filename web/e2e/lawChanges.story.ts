import { answersTo } from '@aicp/testing/answersTo';
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { begunUnderPastLaw, pastLaw } from './pastLaw.ts';
import { answered, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const converter = {
  ...{ 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes', 'eu2-e-claim': 'yes', 'eu2-e-ground': 'a' },
  ...{ 'eu2-e-doc': 'implemented', 'eu2-e-reg': 'no' },
};

/** The system generates images, for which the law now requires more, and was on the market before an earlier date. */
const pictures = {
  ...{ 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes', 'eu2-f-med': 'yes', 'eu2-m-in3': 'yes' },
};

/** Creates a report under the past law. Returns its id. */
async function reportOn(page: Page, name: string, changes: Record<string, string>): Promise<number> {
  const id = await begunUnderPastLaw(page, await registeredSystem(page, 'EU', name));
  await answered(page, id, answersTo('EU', changes, pastLaw));
  expect((await page.request.post(`/api/assessments/${id}/complete`)).ok()).toBe(true);
  await expect.poll(async () => (await page.request.get(`/api/reports/${id}`)).status()).toBe(200);
  return id;
}

test('when the law changes, one result is accepted, one is answered with suggestions, and one is kept', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No AI Systems Yet' })).toBeVisible();
  const band = page.getByRole('region', { name: 'For you today' });
  await expect(band.getByText('law change')).toHaveCount(0);
  await page.goto('/law-changes');
  await expect(page.getByRole('heading', { name: 'No open decisions' })).toBeVisible();

  await reportOn(page, 'Picture maker', pictures);
  const old = await reportOn(page, 'CV converter', converter);
  await reportOn(page, 'Switched off soon', converter);
  const files = async () =>
    Promise.all(
      [`/api/reports/${old}`, `/api/reports/${old}?format=json`].map(async url => (await page.request.get(url)).text()),
    );
  const before = await files();

  await page.goto('/dashboard');
  await band.getByRole('link', { name: '3 law changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Law changes');
  const card = (name: string) => page.getByRole('article', { name });

  await expect(card('Picture maker').getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await expect(card('Picture maker')).toContainText('you cannot accept the new result before answering');
  await expect(card('CV converter')).toContainText('in force since 2 August 2026');
  await expect(card('CV converter')).toContainText('from 2 December 2027');
  await expect(card('CV converter').getByText('Art. 113(c)(i)').first()).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await card('CV converter').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(card('CV converter')).toHaveCount(0);
  expect(await files()).toEqual(before);
  const reports = await (await page.request.get('/api/systems')).json();
  const later = reports.find(({ name }: { name: string }) => name === 'CV converter').latestAssessment.id;
  expect(later).not.toBe(old);
  await expect.poll(async () => (await page.request.get(`/api/reports/${later}`)).status()).toBe(200);
  expect((await (await page.request.get(`/api/reports/${later}`)).json()).bankVersion).toBe('eu-2026-11-27');

  await card('Switched off soon').getByRole('button', { name: 'Keep the Result' }).click();
  await card('Switched off soon').getByLabel('Reason for keeping this result').fill('It is switched off in March.');
  await card('Switched off soon').getByRole('button', { name: 'Keep for This Reason' }).click();
  await expect(page.getByRole('heading', { name: 'Kept results' })).toBeVisible();
  await expect(card('Switched off soon')).toContainText('It is switched off in March.');
  await expect
    .poll(async () => (await page.request.get('/api/organisation/log.csv')).text())
    .toContain('was kept although the law has changed');

  await card('Picture maker').getByRole('button', { name: 'Answer the new questions' }).click();
  await expect(page).toHaveURL(/\/assessment\/\d+$/);
  const [, id] = /\/assessment\/(\d+)$/.exec(page.url()) ?? [];
  const answers = answersTo('EU', pictures);
  await answered(
    page,
    Number(id),
    answers.slice(
      0,
      answers.findIndex(([question]) => question === 'eu2-m-in3'),
    ),
  );
  await page.reload();
  await expect(page.getByText(/^Suggested by your answers from/).first()).toBeVisible();
  await expect(
    page
      .getByText('The wording of this question has changed. Please confirm the answer only if it is still right.')
      .first(),
  ).toBeVisible();
});
