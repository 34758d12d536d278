import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { compose } from './compose.ts';
import { allItems, isBlank } from './document.ts';
import { exampleFacts } from './exampleFacts.ts';
import { renderHtml } from './render/html.ts';
import { published } from './render/published.ts';
import { renderText } from './render/text.ts';

const golden = (name: string) => new URL(`./golden/${name}.txt`, import.meta.url);

const evidence = [
  { id: 3, name: 'risk-register-2026.pdf', sha256: 'a3'.repeat(32), supports: 'eu-10' },
  { id: 4, name: 'bias-report.docx', sha256: 'b4'.repeat(32), supports: 'eu-12' },
  { id: 5, name: 'bias-tests.xlsx', sha256: 'c5'.repeat(32), supports: 'uk-f1' },
];

/** The twelve documents as people read them, kept for reading. `GOLDEN=write` rewrites them; review the difference. */
describe.each(['EU', 'UK'] as const)('under %s rules', jurisdiction => {
  describe.each(['transparency-notice', 'model-card', 'risk-assessment'] as const)('the %s', type => {
    it.each([
      ['without', []],
      ['with', evidence],
    ])('reads as reviewed, %s evidence', (which, evidence) => {
      const content = compose(type, { ...exampleFacts(jurisdiction), evidence });
      const text = renderText(content);
      const file = golden(`${type}-${jurisdiction.toLowerCase()}-${which}-evidence`);
      if (process.env.GOLDEN === 'write') writeFileSync(file, text);
      expect(text).toBe(readFileSync(file, 'utf8'));
    });

    it('stands on a source in every statement, and lists every source once', () => {
      const content = compose(type, { ...exampleFacts(jurisdiction), evidence });
      const ids = content.sources.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const item of allItems(content)) {
        expect(ids).toEqual(expect.arrayContaining(item.sources));
        if (!isBlank(item)) expect(item.sources.length).toBeGreaterThan(0);
      }
    });

    it('says of nothing missing that it is there', () => {
      const bare = exampleFacts(jurisdiction);
      const answers = bare.answers.map(({ questionId }) => ({ questionId, answer: 'none' }));
      const text = renderText(
        compose(type, { ...bare, answers, system: { ...bare.system, description: null, systemType: null } }),
      );
      expect(text).not.toMatch(
        /in place, documented|are controlled and recorded|People are told that|can understand the system, overrule/,
      );
    });
  });
});

describe('the annex for deployers of a notice under EU rules', () => {
  const content = compose('transparency-notice', exampleFacts('EU'));

  it('is there for the organisation, and in no copy for the people affected', () => {
    expect(content.sections.at(-1)).toMatchObject({ id: 'instructions' });
    expect(renderHtml(content)).not.toMatch(/instructions for use, for deployers|not intended for the people affected/);
    expect(renderText(content)).not.toContain('instructions for use, for deployers');
  });

  it('takes the sources along that only it stands on, and changes no other number', () => {
    const { content: copy } = published(content);
    expect(copy.sources.length).toBeLessThan(content.sources.length);
    expect(content.sources.slice(0, copy.sources.length)).toEqual(copy.sources);
  });
});
