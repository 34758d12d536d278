import { isFull } from '@aicp/testing/isFull';
import {
  agencyWorkbook,
  germanList,
  longList,
  municipalRegister,
  type Register,
  transparencyList,
} from '@aicp/testing/registers';
import type { Locator, Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const MAX_CLICKS = 25;

/** Counts clicks: a list takes one to open and one to choose. */
function countingHand(page: Page) {
  let clicks = 0;
  return {
    async choose({ name, mimeType, buffer }: Register) {
      clicks += 2;
      await page.getByLabel('CSV file or workbook').setInputFiles({ name, mimeType, buffer });
    },
    async select(label: string, option: string) {
      clicks += 2;
      await page.getByLabel(label, { exact: true }).selectOption(option);
    },
    async click(target: Locator) {
      clicks += 1;
      await target.click();
    },
    clicks: () => clicks,
  };
}
type Hand = ReturnType<typeof countingHand>;

type Listed = { name: string; description: string | null; facts: Record<string, string> }[];

const registers: {
  what: string;
  register: () => Register | Promise<Register>;
  /** Changes the columns whose suggestion a person would correct. */
  correct?: (hand: Hand, page: Page) => Promise<void>;
  /** The columns that cannot be imported, with the number of their filled cells. */
  left: string[];
  first: Record<string, unknown>;
}[] = [
  {
    what: 'a list of transparency records',
    register: transparencyList,
    left: ['Record URL All values 12'],
    first: {
      name: 'Record 1: triage of letters, "fast lane"',
      description:
        'Sorts incoming letters by topic.\nStaff see the proposed topic and decide.\nVersion 1 was assessed in 2026.',
      applicableRegulators: ['ICO'],
      facts: {
        status: 'live',
        department: 'Example City Council',
        contact: 'algorithms0@example.org',
        marketDay: '2025-03-13',
      },
    },
  },
  {
    what: "an agency's workbook with a cover and banner rows",
    register: agencyWorkbook,
    left: [],
    first: {
      name: 'Case 1',
      description: 'Helps staff of unit 1 to find documents.',
      facts: {
        reference: 'EX-0001',
        status: 'planned',
        supplier: 'Example Systems Inc.',
        personalData: 'personal',
        trainingData: 'Agency documents from 2019 to 2024',
      },
    },
  },
  {
    what: "a municipality's register in Dutch",
    register: municipalRegister,
    left: ['Publicatiecategorie All values 18'],
    first: {
      name: 'Parkeercontrole wijk 1',
      description: 'Herkent kentekens, zodat medewerkers gericht controleren.',
      facts: {
        department: 'Stadsbeheer',
        status: 'development',
        marketDay: '2024-03-01',
        contact: 'algoritmen@example.nl',
        supplier: 'Voorbeeld B.V.',
        lawfulBasis: 'Gemeentewet artikel 225',
        oversight: 'Een medewerker beoordeelt elke melding.',
      },
    },
  },
  {
    what: 'a list in Windows-1252 with semicolons',
    register: germanList,
    left: ['Kosten (€) All values 9'],
    first: {
      name: 'Prüfung von Anträgen 1',
      facts: { department: 'Bürgerbüro', status: 'planned', marketDay: '2025-04-01', reference: 'K-1' },
    },
  },
  {
    what: 'a list of 1,757 rows',
    register: longList,
    async correct(hand, page) {
      await hand.select('Field for Agency', 'Leave out');
      await hand.select('Field for Bureau', 'Department');
      await hand.click(page.getByRole('button', { name: 'Update Preview' }));
    },
    left: ['Agency All values 1,757', 'Notes All values 176'],
    first: { name: 'Use case 1', facts: { department: 'Bureau 0', reference: 'DOE-00001', status: 'planned' } },
  },
];

for (const { what, register, correct, left, first } of registers) {
  // The sample skips the longest file; importSystems.trial.story.ts imports a thousand rows.
  if (register === longList && !isFull) continue;
  test(`${what} is imported unchanged, in few clicks, and each loss is named`, async ({ page }) => {
    await signedIn(page);
    await page.goto('/systems/import');
    const hand = countingHand(page);
    const file = await register();
    await hand.choose(file);
    await expect(page.getByRole('heading', { name: 'Columns and fields' })).toBeVisible();
    await correct?.(hand, page);
    await expect(page.getByText(`${file.rows.toLocaleString('en-GB')} new, 0 to be changed`)).toBeVisible();
    const lost = page.getByRole('region', { name: 'Data left out' }).getByRole('row');
    await expect(lost).toHaveCount(left.length === 0 ? 0 : left.length + 1);
    for (const name of left) await expect(page.getByRole('row', { name })).toBeVisible();
    await isAccessible(page);
    await fitsEveryWidth(page);
    await hand.click(page.getByRole('button', { name: /^Import [\d,]+ Systems$/ }));
    const done = `${file.rows.toLocaleString('en-GB')} registered, 0 changed.`;
    await expect(page.getByText(done).first()).toBeVisible({ timeout: 20_000 });
    expect(hand.clicks()).toBeLessThanOrEqual(MAX_CLICKS);

    const listed: { name: string }[] = await (await page.request.get('/api/systems')).json();
    expect(listed).toHaveLength(file.rows);
    const systems: Listed = await (await page.request.get('/api/systems.json')).json();
    expect(systems.at(-1)).toMatchObject(first);
  });
}

test('unknown texts and people are mapped by hand, and the next file with these headings uses the same mapping', async ({
  page,
}) => {
  const file = (name: string) => ({
    name: 'tools.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Tool;Stage;Owner\n${name} 1;Blue;carl@example.org\n${name} 2;Green;\n`),
  });
  await signedIn(page);
  await page.goto('/systems/import');
  const input = page.getByLabel('CSV file or workbook');
  await input.setInputFiles(file('First'));
  await expect(page.getByLabel('Field for Tool')).toHaveValue('name');
  await page.getByLabel('Field for Stage').selectOption('Status');
  await page.getByRole('button', { name: 'Update Preview' }).click();
  await expect(page.getByRole('row', { name: '2 Owner names “carl@example.org”, who is not a member' })).toBeVisible();
  await expect(page.getByRole('row', { name: '2 Stage must be one of planned' })).toBeVisible();
  await page.getByLabel('Value for “Blue” in Stage').selectOption('Live');
  await page.getByLabel('Value for “Green” in Stage').selectOption('Leave empty');
  await page.getByLabel('Leave all others in Owner empty').check();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByRole('button', { name: 'Update Preview' }).click();
  await expect(page.getByRole('row', { name: 'Stage Green 1' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Owner carl@example.org 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 Systems' }).click();
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();

  await input.setInputFiles(file('Second'));
  await expect(page.getByText('Mapped as in your last import of a file with these headings.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Stage Green 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 Systems' }).click();
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
  const systems: Listed = await (await page.request.get('/api/systems.json')).json();
  expect(systems.map(({ name, facts }) => [name, facts.status])).toEqual([
    ['Second 2', undefined],
    ['Second 1', 'live'],
    ['First 2', undefined],
    ['First 1', 'live'],
  ]);
});

test('the example workbook is imported as downloaded; another sheet and header line can be chosen', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/systems/import');
  const example = await page.request.get('/api/systems/example.xlsx');
  const input = page.getByLabel('CSV file or workbook');
  await input.setInputFiles({ name: 'ai-systems.xlsx', mimeType: '', buffer: await example.body() });
  await page.getByRole('button', { name: 'Import 1 System' }).click();
  await expect(page.getByText('1 registered, 0 changed.').first()).toBeVisible();

  const { name, mimeType, buffer } = await agencyWorkbook();
  await input.setInputFiles({ name, mimeType, buffer });
  await expect(page.getByLabel('Sheet')).toHaveValue('Inventory');
  await expect(page.getByLabel('Heading line')).toHaveValue('5');
  await page.getByLabel('Heading line').fill('6');
  await page.getByRole('button', { name: 'Read Again' }).click();
  await expect(page.getByText('24 rows follow.')).toBeVisible();
  await page.getByLabel('Sheet').selectOption('Read me');
  await expect(page.getByText('rows follow.')).not.toHaveText('24 rows follow.');
});
