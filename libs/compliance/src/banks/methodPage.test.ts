import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { bank, duties } from './eu/bank.ts';
import { inWords } from './eu/euMethod.ts';
import { methodPage, writtenBy } from './methodPage.ts';
import { bank as uk } from './uk/bank.ts';
import { itemLaws } from './uk/itemLaw.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/method.md'), 'utf8');
/** The formatter of the house sets its own spaces, escapes and marks of lists. */
const words = (text: string) => text.replaceAll(/[\s\\*_|-]+/g, ' ').trim();

describe('docs/method.md', () => {
  it('equals the banks and their tables; "npm run banks" writes it', () => {
    expect(words(page) === words(methodPage() + writtenBy)).toBe(true);
  });

  it('names every question, every duty and every provision', () => {
    for (const { question } of [...bank.questions, ...uk.questions]) expect(words(page)).toContain(words(question));
    for (const { gap } of duties) expect(words(page)).toContain(words(gap));
    for (const { laws } of Object.values(itemLaws))
      for (const { cite } of laws) expect(words(page)).toContain(words(cite[2]));
  });

  it('begins with contents that lead to each section', () => {
    const addresses = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = [...page.matchAll(/^ *- \[(.+)\]\(#(.+)\)$/gm)];
    expect(links.length).toBe([...page.matchAll(/^#{2,3} /gm)].length);
    for (const [, , address] of links) expect(addresses).toContain(address);
    expect(page.indexOf('](#limits)')).toBeLessThan(page.indexOf('\n## '));
  });

  it('puts conditions in words', () => {
    expect(
      inWords({
        all: [
          { question: 'eu2-a', in: ['yes', 'unsure'] },
          {
            any: [
              { question: 'eu2-b', in: ['no'] },
              { question: 'eu2-c', in: ['no'] },
            ],
          },
          { not: { question: 'eu2-d', in: ['x'] } },
        ],
      }),
    ).toBe('a is yes or unsure and one of b, c is no and not (d is x)');
  });
});
