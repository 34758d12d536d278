import { isFull } from '@aicp/testing/isFull';
import type { Page } from '@playwright/test';
import { newUsername, password } from './person.ts';
import { expect, test } from './story.ts';

// As most browsers do it, which fetch the likely next pages.
test.use({ savesData: false });

const LAWS = [
  ['EU', '', 'Recruitment/HR system'],
  ['UK', '/uk', 'Credit scoring/lending system'],
] as const;

// The procedure is the same under both laws.
for (const [jurisdiction, prefix, systemType] of isFull ? LAWS : LAWS.slice(0, 1)) {
  test(`a newcomer registers, creates a system, answers the ${jurisdiction} questions and reads the report`, async ({
    page,
  }) => {
    await register(page);
    await page.goto(`${prefix}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${jurisdiction} AI Compliance`);
    await expect(page.getByText(jurisdiction === 'UK' ? 'RAG Framework' : 'AI Act', { exact: true })).toBeVisible();
    await expect(page.getByText('No AI Systems Yet')).toBeVisible();

    await page.getByRole('button', { name: 'Create Your First System' }).click();
    await page.getByLabel('System Name').fill('Screening of applications');
    await page.getByLabel('System Type').selectOption(systemType);
    await page.getByLabel('Description (Optional)').fill('Ranks applications for a person who decides.');
    await page.getByRole('button', { name: 'Create System' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'NOT ASSESSED' })).toBeVisible();
    await page.getByRole('button', { name: 'Start Assessment' }).click();

    const of = await answerEverything(page);
    await expect(page).toHaveURL(new RegExp(`${prefix}/report/\\d+$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Screening of applications');
    await expect(page.getByRole('img', { name: /^Risk score \d+ of 100$/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Compliance score \d+ of 100$/ })).toBeVisible();
    for (const title of ['Critical Compliance Gaps', 'Recommended Actions', 'Next Steps']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    if (jurisdiction === 'EU') {
      await expect(page.getByRole('heading', { name: 'Potential Fine Risk' })).toBeVisible();
      await expect(page.getByText('up to 7% of global turnover')).toBeVisible();
    } else {
      for (const principle of ['Safety & Security', 'Transparency', 'Fairness', 'Accountability', 'Contestability']) {
        await expect(page.getByRole('rowheader', { name: principle, exact: true })).toBeVisible();
      }
    }
    expect(of).toBeGreaterThanOrEqual(20);

    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(`${prefix}/dashboard`);
    const name = page.getByRole('heading', { name: 'Screening of applications' });
    const row = page.getByRole('row').filter({ has: name });
    await expect(row).toContainText(/(HIGH|MEDIUM|LOW) RISK/);
    await expect(row.getByRole('link', { name: 'View Report' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Reassess' })).toBeVisible();
  });
}

async function register(page: Page) {
  const username = newUsername();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Start Free Assessment' }).click();
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Company Name').fill('Northwind Lending');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(`Welcome ${username}`)).toBeVisible();
  await expect(page.getByText('Welcome, Northwind Lending')).toBeVisible();
}

/** Answers every question and confirms every suggestion until the assessment is complete. Returns the number of steps. */
async function answerEverything(page: Page): Promise<number> {
  for (let step = 1; ; step++) {
    await expect(page.getByText(new RegExp(`^Step ${step} of \\d+$`))).toBeVisible();
    const proposed = page.getByRole('button', { name: 'Confirm', exact: true });
    const complete = page.getByRole('button', { name: 'Complete Assessment' });
    if ((await proposed.isVisible()) && !(await complete.isVisible())) {
      await proposed.click();
      continue;
    }
    if (await proposed.isVisible()) {
      await proposed.click();
      await expect(page.getByText('Answer saved')).toBeVisible();
    } else {
      // The system is in scope and not prohibited, and some duties are only partly met.
      const isPlace = await page
        .getByRole('heading', { level: 1, name: /established or located in the EU/ })
        .isVisible();
      const duty = step % 3 === 0 ? 'Partly in place' : 'In place, with evidence';
      const choice = page.getByRole('radio', { name: isPlace ? /^Yes/ : new RegExp(`^(${duty}|No)\\b`) });
      await ((await choice.count()) ? choice : page.getByRole('radio')).first().check();
      await expect(page.getByText('Answer saved')).toBeVisible();
    }
    await expect(page.getByText(new RegExp(`^Question ${step} of \\d+ • \\d+ responses saved$`))).toBeVisible();
    const isLast = (await complete.count()) > 0;
    await (isLast ? complete : page.getByRole('button', { name: 'Next', exact: true })).click();
    if (isLast) return step;
  }
}
