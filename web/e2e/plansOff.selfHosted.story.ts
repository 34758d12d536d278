import { isAccessible } from './axe.ts';
import { completedAssessment, greetsGuest, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const SALES = /\bpric(e|es|ing)\b|€|upgrade|subscri|\bplans?\b/i;

test('if nothing is for sale, everything is included and no text mentions money', async ({ page }) => {
  await test.step('a guest finds no prices', async () => {
    await page.goto('/');
    await greetsGuest(page);
    await expect(page.getByRole('link', { name: 'Pricing' })).toHaveCount(0);
    expect(await (await page.request.get('/api/product')).json()).toEqual({ trial: false, plans: false });
    expect(await (await page.request.get('/api/pricing')).json()).toEqual([]);
  });

  await signedIn(page);
  const assessment = await completedAssessment(page, 'EU', 'Candidate ranking');
  await test.step('systems beyond any plan limit, and documents, are allowed', async () => {
    for (let more = 1; more < 12; more++) await registeredSystem(page, 'EU', `System ${more}`);
    for (const documentType of ['model-card', 'risk-assessment', 'transparency-notice']) {
      const answer = await page.request.post('/api/generate-document', {
        data: { assessmentId: assessment, documentType },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    }
    const { plan, status } = await (await page.request.get('/api/subscription')).json();
    expect({ plan, status }).toEqual({ plan: 'enterprise', status: 'active' });
  });
  await test.step('payment operations are refused with a message', async () => {
    for (const [path, data] of [
      ['/api/create-subscription', { planId: 'starter' }],
      ['/api/document-purchases', { assessmentId: assessment, documentType: 'model-card' }],
    ] as const) {
      const answer = await page.request.post(path, { data });
      expect(answer.status(), path).toBe(403);
      expect((await answer.json()).message).toBe('There is nothing to buy here: everything is included.');
    }
  });
  await test.step('pages about money are not there', async () => {
    for (const address of ['/pricing', '/subscription', '/subscribe/sub_1']) {
      expect((await page.request.get(address)).status(), address).toBe(404);
      await page.goto('/dashboard');
      await expect(page.getByText('Candidate ranking').first()).toBeVisible();
      await page.evaluate(to => window.history.pushState({}, '', to), address);
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
      await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
    }
  });
  await test.step('the other pages do not mention money', async () => {
    // The report uses the Act's own words, such as plans of action.
    for (const [address, part] of [
      ['/dashboard', page.locator('body').filter({ hasText: 'Candidate ranking' })],
      [`/report/${assessment}`, page.locator('#documents')],
      ['/account', page.locator('body').filter({ hasText: 'Export My Data' })],
    ] as const) {
      await page.goto(address);
      await expect(part).toBeVisible();
      await expect(page.getByRole('link', { name: 'Pricing' })).toHaveCount(0);
      await expect(part).not.toContainText(SALES);
    }
    await fitsEveryWidth(page);
    await isAccessible(page);
  });
});
