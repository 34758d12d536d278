import { isFull } from '@aicp/testing/isFull';
import type { Locator, Page } from '@playwright/test';
import { greetsGuest, newUsername, password } from './person.ts';
import { expect, test } from './story.ts';

// As most browsers do it, which fetch the likely next pages.
test.use({ savesData: false });

/** The answers of an EU company that bought a chatbot. Every other question is answered with No, or with the first option. */
const yesTo = /established or located in the EU|interact directly|rewrite text/;

/** Whether the control is wholly visible without scrolling and not covered, once all movement has stopped. */
async function isInSight(page: Page, control: Locator): Promise<boolean> {
  const height = page.viewportSize()?.height ?? 0;
  const isSeen = () =>
    control.evaluate((element, height) => {
      const seen = element.closest('label') ?? element;
      const { x, y, width, height: tall } = seen.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + tall / 2);
      return y >= 0 && y + tall <= height && !!there && (seen.contains(there) || there.contains(seen));
    }, height);
  return expect
    .poll(isSeen, { timeout: 2_000 })
    .toBe(true)
    .then(() => true)
    .catch(() => false);
}

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

// The sample uses the smaller window.
for (const [width, height] of isFull ? SIZES : SIZES.slice(0, 1))
  test(`from the landing page to the first report of a bought chatbot takes at most 50 clicks, each in sight at ${width} × ${height}`, async ({
    page,
  }) => {
    test.slow();
    let clicks = 0;
    const outOfSight: string[] = [];
    const click = async (control: Locator) => {
      if (!(await isInSight(page, control)))
        outOfSight.push(`${await page.locator('h1').first().textContent()}: ${control}`);
      await control.click();
      clicks += 1;
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const username = newUsername();
    await page.goto('/');
    await greetsGuest(page);
    await page.setViewportSize({ width, height });
    await click(page.getByRole('main').getByRole('link', { name: 'Start Free Assessment' }).first());
    // Tab moves between fields; the first field of a form is clicked unless it already has the focus.
    await click(page.getByLabel('Username'));
    await page.keyboard.type(username);
    for (const text of [`${username}@example.com`, '', password]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.getByLabel('Confirm Password').focus();
    await page.keyboard.type(password);
    await click(button('Create Account'));
    await click(button('Create Your First System'));
    await expect(page.getByLabel('System Name')).toBeFocused();
    await page.keyboard.type('Customer chatbot');
    await page.getByLabel('System Type').selectOption('Conversational AI');
    clicks += 2;
    await click(button('Create System'));
    await expect(button('Start Assessment')).toBeFocused();
    await page.keyboard.press('Enter');
    clicks += 1;

    let step = 1;
    for (; !page.url().includes('/report/'); step++) {
      await expect(page.getByText(new RegExp(`^Step ${step} of \\d+$`))).toBeVisible();
      const question = await page.getByRole('heading', { level: 1 }).textContent();
      const proposed = button('Confirm');
      if (await proposed.isVisible()) {
        await click(proposed);
      } else {
        const answers = page.getByRole('radio', { name: yesTo.test(question ?? '') ? /^Yes/ : /^No\b(?! sure)/ });
        await click(((await answers.count()) ? answers : page.getByRole('radio')).first());
        await expect(page.getByText('Answer saved')).toBeVisible();
        await click((await button('Complete Assessment').count()) ? button('Complete Assessment') : button('Next'));
      }
      await expect(page.getByText(new RegExp(`^Step ${step} of \\d+$`))).toBeHidden();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer chatbot');
    await expect(page.getByText('AI Act class')).toBeVisible();
    console.info(`${clicks} clicks, ${step - 1} questions`);
    expect(step - 1).toBeGreaterThanOrEqual(18);
    expect(clicks).toBeLessThanOrEqual(50);
    expect(outOfSight).toEqual([]);
  });
