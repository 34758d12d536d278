import { longDate } from '@aicp/compliance/law/calendar';
import { type Block, type DocumentContent, type Item, isBlank, type Source } from '../document.ts';
import { published } from './published.ts';

/** The text of an item: the statement, or the blank. */
export function words(item: Item): string {
  return isBlank(item) ? `[to be completed: ${item.needed}]` : item.text;
}

/** One line of the list of sources. Drops the text's full stop if something follows. */
export function sourceLine({ label, text, asOf, appliesFrom, url }: Source): string {
  const dated = [
    asOf && `text as of ${longDate(asOf)}`,
    appliesFrom && `applies from ${longDate(appliesFrom)}`,
    url,
  ].filter(Boolean);
  const said = dated.length > 0 ? text.replace(/\.$/, '') : text;
  return [`${label}: ${said}`, ...dated].join('; ');
}

/** The numbers of an item's sources in the list at the end, as printed after it: "[1, 4]". */
export function sourceNumbers(item: Item, sources: readonly Source[]): string {
  const numbers = item.sources
    .map(id => sources.findIndex(source => source.id === id) + 1)
    .filter(number => number > 0);
  return numbers.length > 0 ? `[${numbers.toSorted((a, b) => a - b).join(', ')}]` : '';
}

/**
 * The document as plain text, in the same order as every other format.
 * @param mark a sentence on top, for example about test mode
 */
export function renderText(whole: DocumentContent, mark: string | null = null): string {
  const { content, cover } = published(whole);
  const { title, header, notices, sections, sources } = content;
  const cited = (item: Item) => [words(item), sourceNumbers(item, sources)].filter(Boolean).join(' ');
  const parts = [
    ...(mark ? [mark] : []),
    ...(cover ? [[cover.title, ...cover.lines].join('\n'), '----'] : []),
    title,
    header.map(({ label, item }) => `${label}: ${words(item)}`).join('\n'),
    ...(cover ? [] : [notices.join('\n')]),
    ...sections.map(({ title, blocks }) => [title, ...blocks.map(block => blockText(block, cited))].join('\n\n')),
    ...(sources.length > 0
      ? [['Sources', ...sources.map((source, index) => `${index + 1}. ${sourceLine(source)}`)].join('\n')]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block, cited: (item: Item) => string): string {
  if (block.kind === 'items') return block.items.map(cited).join('\n');
  if (block.kind === 'fields') return block.fields.map(({ label, item }) => `${label}: ${cited(item)}`).join('\n');
  return block.rows
    .map(row => row.map((item, column) => `${block.columns[column]}: ${cited(item)}`).join('\n'))
    .join('\n\n');
}
