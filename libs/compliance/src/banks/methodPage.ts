import { euMethod } from './eu/euMethod.ts';
import { ukMethod } from './ukMethod.ts';

/** How the current banks decide, as a page of Markdown: generated from their questions and tables, row by row. */
export function methodPage(): string {
  const parts = [euMethod(), ukMethod(), '## Limits'];
  return `${[
    '# Method',
    'How an assessment reaches its result: every question, every table of rules, all points, thresholds, dates and sources, and the sources that were not read. New assessments start on the banks named here; an assessment stays on the bank it started on. This is not legal advice.',
    contentsOf(parts.join('\n')),
    ...parts,
    'The tool knows only the answers it is given. It does not read contracts, logs or code, decide cases of doubt in your favour or replace a lawyer. If the law is not settled, the page says so, and the stricter reading counts.',
  ].join('\n\n')}\n`;
}

/** Links to the headings of the first two levels, at the addresses that GitHub gives them. */
function contentsOf(markdown: string): string {
  const address = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-');
  return [...markdown.matchAll(/^#(#{1,2}) (.+)$/gm)]
    .map(([, { length } = '', text = '']) => `${'  '.repeat(length - 1)}- [${text}](#${address(text)})`)
    .join('\n');
}

/** The end of docs/method.md: it is generated, and what to change instead. */
export const writtenBy =
  '<!-- Written by `npm run banks` from the banks and the tables of their rules. Edit those. -->\n';
