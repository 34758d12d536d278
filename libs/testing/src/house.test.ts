import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@aicp/dev-stack/deployables';
import { describe, expect, it } from '@jest/globals';

type Rules = {
  countOf(patterns: string[], texts: string[]): number[];
  faultsIn(file: string, text: string): string[];
  faultsInActions(file: string, text: string): string[];
  faultsInNumbers(files: string[]): string[];
  faultsInSubjects(subjects: string[]): string[];
};

const rules: Rules = await import(pathToFileURL(join(root, 'scripts/houseRules.mjs')).href);

describe('the house rules', () => {
  it.each([
    ['a clock in the domain', 'services/billing/src/domain/price.ts', 'const due = new Date();'],
    ['a clock in the law', 'libs/compliance/src/scoring/fine.ts', 'const now = Date.now();'],
    ['a clock that is passed on', 'services/billing/src/domain/price.ts', 'times.map(Date.now)'],
    ['a timer in the domain', 'services/billing/src/domain/price.ts', 'setTimeout(work, 10);'],
    ['a story that sleeps', 'web/e2e/a.story.ts', 'await page.waitForTimeout(100);'],
    ['a file that is too long', 'web/src/Page.tsx', 'line\n'.repeat(301)],
    ['a grab-bag', 'web/src/utils.ts', ''],
    ['a barrel', 'web/src/index.ts', ''],
    ['a silenced checker', 'web/src/Page.tsx', '// biome-ignore lint: because'],
    ['storage that a browser may block', 'web/src/Page.tsx', "localStorage.getItem('theme')"],
    ['a clipboard that is not there without https', 'web/src/Page.tsx', 'await navigator.clipboard.writeText(text);'],
    ['a channel that a browser may block', 'web/src/Page.tsx', "new BroadcastChannel('tabs')"],
    ['unfinished work', 'web/src/Page.tsx', '// TODO: the rest'],
  ])('notice %s', (_what, file, text) => {
    expect(rules.faultsIn(file, text)).toEqual([expect.stringContaining(file)]);
  });

  it.each([
    ['a date that is passed', 'services/billing/src/domain/price.ts', 'const due = new Date(now.getTime() + 1);'],
    ['the clock of a use-case', 'services/billing/src/use-cases/buy.ts', 'const now = new Date();'],
    ['the one place that guards storage', 'web/src/ui/siteData.ts', 'area(() => localStorage)'],
    ['the clock of a test', 'services/billing/src/domain/price.test.ts', 'const now = new Date();'],
  ])('allow %s', (_what, file, text) => {
    expect(rules.faultsIn(file, text)).toEqual([]);
  });

  it('report a migration whose number is missing or used twice', () => {
    const folder = 'services/admin/src/migrations';
    const names = ['001-a.ts', '002-b.ts', '002-c.ts', '004-d.ts', '004-d.test.ts'];
    expect(rules.faultsInNumbers(names.map(name => `${folder}/${name}`))).toEqual([
      `${folder}: no 003`,
      `${folder}: 002 twice`,
    ]);
  });

  it('report an action that is named by a tag', () => {
    const text = `uses: actions/checkout@v5\nuses: actions/cache@${'a'.repeat(40)} # v4.3.0`;
    expect(rules.faultsInActions('ci.yml', text)).toEqual(['ci.yml: actions/checkout@v5 is not named by its commit']);
  });

  it('count a phrase wherever it occurs, even across the lines of a comment', () => {
    const texts = ['/**\n * A tale of\n * old\n * times. */', '// Old times.', 'old\n\nTimes'];
    expect(rules.countOf(['\\bold times\\b', '\\bgold\\b'], texts)).toEqual([3, 0]);
  });

  it('report a commit subject without an area, with a full stop, or over 72 characters', () => {
    const wrong = ['Fix the price', 'billing: fix the price.', `billing: ${'x'.repeat(64)}`];
    expect(rules.faultsInSubjects([...wrong, 'billing: round the price to cents'])).toHaveLength(wrong.length);
  });
});
