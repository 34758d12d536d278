import { greetsGuest } from './person.ts';
import { expect, test } from './story.ts';

/** The base fines, repeated here (docs/spec-coverage.md, section 9). */
const baseFines = {
  recruitment: 15_000_000,
  biometric: 35_000_000,
  credit: 20_000_000,
  healthcare: 25_000_000,
  general: 7_000_000,
};
const safeguards = ['Bias testing', 'Technical documentation', 'Human oversight'];

const levelOf = (fine: number) =>
  fine >= 25_000_000 ? 'CRITICAL' : fine >= 15_000_000 ? 'HIGH' : fine >= 7_000_000 ? 'MEDIUM' : 'LOW';

test('the risk calculator follows the formula for every type and every choice of safeguards', async ({ page }) => {
  await page.goto('/');
  await greetsGuest(page);
  const calculator = page.locator('#calculator');
  const calculate = calculator.getByRole('button', { name: 'Calculate My Risk' });
  await expect(calculate).toBeDisabled();
  const estimate = page.getByRole('region', { name: 'Your estimate' });
  await expect(estimate).toHaveCount(0);

  const present = new Set<string>();
  const seen = new Set<string>();
  for (const [type, base] of Object.entries(baseFines)) {
    await calculator.getByLabel('AI type').selectOption(type);
    // All eight combinations, each one checkbox away from the last: 000, 001, 011, 010, 110, 111, 101, 100, and back to 000.
    for (const box of [undefined, 0, 1, 0, 2, 0, 1, 0]) {
      const toggled = safeguards[box ?? -1];
      if (toggled) {
        await calculator.getByLabel(toggled).click();
        if (!present.delete(toggled)) present.add(toggled);
      }
      const missing = safeguards.filter(name => !present.has(name));
      seen.add(`${type} ${missing}`);
      await calculate.click();
      const fine = Math.round(base * Math.min(1, 0.3 + 0.25 * missing.length));
      const what = `${type} without ${missing.join(', ') || 'nothing'}`;
      await expect(estimate.getByText(`€${fine.toLocaleString('en-GB')}`, { exact: true }), what).toBeVisible();
      await expect(estimate.getByText(levelOf(fine), { exact: true }), what).toBeVisible();
      // A hint for each missing safeguard, and the note on enhanced compliance for the four sensitive types.
      const notes = missing.length + (type === 'general' ? 0 : 1);
      await expect(estimate.getByRole('listitem'), what).toHaveCount(notes);
      await expect(estimate.getByText(/^Enhanced compliance:/), what).toHaveCount(type === 'general' ? 0 : 1);
    }
    await calculator.getByLabel('Human oversight').click();
    present.clear();
    // A change of the inputs hides the result.
    await expect(estimate).toHaveCount(0);
  }
  expect(seen.size).toBe(40);
});
