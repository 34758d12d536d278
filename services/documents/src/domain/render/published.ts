import {
  allItems,
  type Block,
  type DocumentContent,
  type Item,
  isBlank,
  mapItems,
  type Section,
  type Source,
} from '../document.ts';
import { blanksOf } from '../version.ts';

/** The cover page of a public document, only for its author, to be removed before anyone else reads it. */
export type Cover = { title: string; lines: string[] };

/**
 * A document as printed: a table row names each source once. A public one omits notes, notices, blanks and sections of these only; its
 * author finds them on the cover. Its list of sources has the law behind the rest, and none of the organisation's data.
 */
export function published(content: DocumentContent): { content: DocumentContent; cover: Cover | null } {
  if (content.audience !== 'public') {
    const sections = content.sections.map(section => ({ ...section, blocks: section.blocks.map(citedOnce) }));
    return { content: { ...content, sections }, cover: null };
  }
  const header = content.header.filter(({ item }) => !isBlank(item));
  const sections = content.sections.map(withoutBlanks).filter(({ blocks }) => blocks.length > 0);
  const open = blanksOf(content, []).map(({ section, label, needed }) => `${label ?? section}: ${needed}`);
  return {
    content: {
      ...mapItems({ ...content, header, sections }, item => ({ ...item, sources: [] })),
      notices: [],
      sources: citedIn({ header: [], sections }, content.sources),
    },
    cover: {
      title: 'For the author: remove this page before you publish',
      lines: [
        ...content.notices,
        ...(open.length > 0 ? ['Still to be completed:', ...open] : ['Nothing is left to complete.']),
      ],
    },
  };
}

/** The last of a table row's cells that share a source names it. */
function citedOnce(block: Block): Block {
  if (block.kind !== 'table') return block;
  const cited = (row: Item[]) =>
    row.map((item, at) => {
      const later = row.slice(at + 1).flatMap(({ sources }) => sources);
      return { ...item, sources: item.sources.filter(id => !later.includes(id)) };
    });
  return { ...block, rows: block.rows.map(cited) };
}

/** The law behind the remaining items: answers, facts and records of the organisation are internal. */
function citedIn(left: Parameters<typeof allItems>[0], all: readonly Source[]): Source[] {
  const cited = new Set(allItems(left).flatMap(({ sources }) => sources));
  return all.filter(({ id, url }) => url !== null && cited.has(id));
}

function withoutBlanks(section: Section): Section {
  return { ...section, blocks: section.blocks.map(full).filter(block => sizeOf(block) > 0) };
}

function full(block: Block): Block {
  if (block.kind === 'items') return { ...block, items: block.items.filter(item => !isBlank(item)) };
  if (block.kind === 'fields') return { ...block, fields: block.fields.filter(({ item }) => !isBlank(item)) };
  return { ...block, rows: block.rows.filter(row => !row.some(isBlank)) };
}

function sizeOf(block: Block): number {
  if (block.kind === 'items') return block.items.length;
  return block.kind === 'fields' ? block.fields.length : block.rows.length;
}
