import type { Page } from '@playwright/test';
import { focusFaults } from './focus.ts';
import { greetsGuest } from './person.ts';
import { expect, test } from './story.ts';

type Style = Record<string, string>;
/** Faults for keyboard users: the name, the expected message, and the styles of the button and its container. */
const faulty: [what: string, said: RegExp, own: Style, holder: Style][] = [
  ['a ring that its holder cuts off', /the ring is clipped by P/, {}, { overflow: 'hidden', width: 'max-content' }],
  ['a ring that a list cuts off', /the ring is clipped by P/, {}, { overflow: 'auto', width: 'max-content' }],
  ['no ring', /no ring/, { outline: 'none' }, {}],
  ['a stop that nobody sees', /not to be seen/, { clipPath: 'inset(50%)' }, {}],
  ['a stop beside the window', /not to be seen/, { position: 'absolute', left: '-999px' }, {}],
  ['a stop further up than it is read', /a jump up/, { position: 'absolute', top: '58px', left: '0' }, {}],
];

async function putButton(page: Page, own: Style, holder: Style, tabIndex = 0) {
  await page.goto('/imprint');
  await greetsGuest(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await focusFaults(page)).toEqual([]);
  await page.evaluate(
    ([own, holder, tabIndex]) => {
      const around = document.createElement('p');
      const button = Object.assign(document.createElement('button'), { textContent: 'Added', tabIndex });
      Object.assign(button.style, own);
      Object.assign(around.style, holder);
      around.append(button);
      document.querySelector('footer')?.append(around);
    },
    [own, holder, tabIndex] as const,
  );
}

for (const [what, said, own, holder] of faulty)
  test(`the Tab check notices ${what}`, async ({ page }) => {
    await putButton(page, own, holder);
    const faults = await focusFaults(page);
    expect(faults).toContainEqual(expect.stringMatching(said));
    expect(faults.filter(fault => !fault.startsWith('BUTTON Added: '))).toEqual([]);
  });

test('the Tab check notices a deviating tab order', async ({ page }) => {
  await putButton(page, {}, {}, 3);
  expect(await focusFaults(page)).toContain('BUTTON Added: a tabindex of its own');
});

test('the Tab check accepts a ring with room around it', async ({ page }) => {
  await putButton(page, {}, { overflow: 'hidden', width: 'max-content', padding: '4px' });
  expect(await focusFaults(page)).toEqual([]);
});
