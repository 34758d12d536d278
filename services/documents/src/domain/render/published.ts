import { allItems, type Block, type DocumentContent, isBlank, type Section, type Source } from '../document.ts';
import { blanksOf } from '../version.ts';

/** What a public document has for its author alone: a page of its own, to be taken out before anyone else reads it. */
export type Cover = { title: string; lines: string[] };

/**
 * A document as it is drawn. A public one has neither notices nor blanks, nor sections that hold nothing else; its author finds them on the
 * cover. Of its sources it lists the law that what is left stands on, and none of the organisation's own. Any other is drawn as it is.
 */
export function published(content: DocumentContent): { content: DocumentContent; cover: Cover | null } {
  if (content.audience !== 'public') return { content, cover: null };
  const header = content.header.filter(({ item }) => !isBlank(item));
  const sections = content.sections.map(withoutBlanks).filter(({ blocks }) => blocks.length > 0);
  const open = blanksOf(content, []).map(({ section, label, needed }) => `${label ?? section}: ${needed}`);
  return {
    content: {
      ...content,
      header,
      notices: [],
      sections,
      sources: citedIn({ header: [], sections }, content.sources),
    },
    cover: {
      title: 'For the author: take this page out before you publish',
      lines: [
        ...content.notices,
        ...(open.length > 0 ? ['Still to be completed:', ...open] : ['Nothing is left to complete.']),
      ],
    },
  };
}

/** The law that something left stands on: answers, facts and records of the organisation are internal. */
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
