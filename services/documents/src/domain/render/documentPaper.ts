import { type Cell, type Line, type Paper, type Block as PaperBlock, printable, type Run } from '@aicp/render/paper';
import { printableVersion } from '../approvalOf.ts';
import { type Block, type DocumentContent, type Field, type Item, isBlank, type Source } from '../document.ts';
import { type Provenance, testModeMark } from '../version.ts';
import { columnShares } from './columnShares.ts';
import { published } from './published.ts';
import { sourceLine, sourceNumbers, words } from './text.ts';

/** A version as printed, with filled-in text and its approval. */
export function paperOfVersion(
  version: Parameters<typeof printableVersion>[0] & { provenance: Provenance; createdAt: Date },
): Paper {
  return documentPaper(printableVersion(version), { mark: testModeMark(version.provenance), made: version.createdAt });
}

/**
 * A document as printed.
 * @param mark a sentence in small print on top of every page, for example about test mode
 * @param made when its version was created
 */
export function documentPaper(whole: DocumentContent, { mark, made }: { mark: string | null; made: Date }): Paper {
  const { content, cover } = published(printable(whole));
  const { title, header, notices, sections, sources } = content;
  const system = header.find(({ label }) => label === 'System')?.item;
  const name = system ? `${title}: ${words(system)}` : title;
  return {
    title: name,
    day: made.toISOString().slice(0, 10),
    heading: title,
    description: notices.map(text => [{ text }]),
    facts: header.map(({ label, item }) => ({ label, cell: cellOf(item, []) })),
    sections: [
      ...sections.map(({ id, title, blocks }) => ({
        id,
        title,
        intro: null,
        blocks: blocks.map(block => drawn(block, sources)),
      })),
      ...(sources.length > 0 ? [sourceSection(sources)] : []),
    ],
    head: name,
    foot: title,
    cover,
    mark,
  };
}

function sourceSection(sources: readonly Source[]): Paper['sections'][number] {
  const rows = sources.map(source => ({ text: sourceLine({ ...source, url: null }), url: source.url }));
  return { title: 'Sources', intro: null, blocks: [{ kind: 'sources', rows }] };
}

function drawn(block: Block, sources: readonly Source[]): PaperBlock {
  if (block.kind === 'items') return { kind: 'lines', lines: block.items.flatMap(item => cellOf(item, sources)) };
  if (block.kind === 'fields')
    return {
      kind: 'facts',
      rows: block.fields.map(({ label, item }: Field) => ({ label, cell: cellOf(item, sources) })),
    };
  const shares = columnShares(block);
  return {
    kind: 'table',
    heading: null,
    columns: block.columns.map((title, at) => ({ title, share: shares[at] ?? 0 })),
    rows: block.rows.map(row => row.map(item => cellOf(item, sources))),
  };
}

/** The lines of an item; the last one has the numbers of its sources. */
function cellOf(item: Item, sources: readonly Source[]): Cell {
  const look = isBlank(item) ? { look: 'blank' as const } : {};
  const numbers = sourceNumbers(item, sources);
  const lines = words(item)
    .split('\n')
    .map((text): Run[] => [{ text, ...look }]);
  if (numbers) lines.at(-1)?.push({ text: ` ${numbers}`, look: 'sources' });
  return lines satisfies Line[];
}
