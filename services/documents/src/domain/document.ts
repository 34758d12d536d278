import { DocumentType } from '@aicp/contracts/documentType';
import { z } from 'zod';

/** A sentence that stands on something: `sources` are ids of the document's own list of sources. */
export const Statement = z.object({ text: z.string().min(1), sources: z.array(z.string()).min(1) });
export type Statement = z.infer<typeof Statement>;

/** A place that only people can fill. It is printed as "[to be completed: …]", never guessed. */
export const Blank = z.object({
  /** Stays the same from version to version, so that what was filled in is kept. */
  blank: z.string(),
  /** What is needed, as it stands after "to be completed:". */
  needed: z.string(),
  /** The law that asks for it. */
  sources: z.array(z.string()),
});
export type Blank = z.infer<typeof Blank>;

export const Item = z.union([Statement, Blank]);
export type Item = z.infer<typeof Item>;

const Field = z.object({ label: z.string(), item: Item });
export type Field = z.infer<typeof Field>;

export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('items'), items: z.array(Item) }),
  z.object({ kind: z.literal('fields'), fields: z.array(Field) }),
  z.object({ kind: z.literal('table'), columns: z.array(z.string()), rows: z.array(z.array(Item)) }),
]);
export type Block = z.infer<typeof Block>;

export const Section = z.object({ id: z.string(), title: z.string(), blocks: z.array(Block) });
export type Section = z.infer<typeof Section>;

/** What a statement stands on: an answer, a field of the system, a result of the assessment, a file, a person, or the law. */
export const Source = z.object({
  id: z.string(),
  /** Short, as in the list at the end: "Art. 14", "Answer eu2-d-14". */
  label: z.string(),
  /** What it says: the answer's words, the field's text, the instrument's name. */
  text: z.string(),
  url: z.url().nullable(),
  /** Law: the date of the text that was read. ISO date. */
  asOf: z.iso.date().nullable(),
  /** Law: the day from which it applies; null where no date is meant. ISO date. */
  appliesFrom: z.iso.date().nullable(),
});
export type Source = z.infer<typeof Source>;

/** A document as data; text, HTML, DOCX and PDF are drawn from it and from nothing else. */
export const DocumentContent = z.object({
  type: DocumentType,
  jurisdiction: z.enum(['EU', 'UK']),
  title: z.string(),
  /** Who reads it. Public documents are drawn without blanks; notes for the author are on a cover page. */
  audience: z.enum(['public', 'users', 'internal']),
  /** The block under the title: system, organisation, dates. */
  header: z.array(Field),
  /** What the reader must know before reading. */
  notices: z.array(z.string()),
  sections: z.array(Section),
  /** In the order of first use. */
  sources: z.array(Source),
});
export type DocumentContent = z.infer<typeof DocumentContent>;

export function isBlank(item: Item): item is Blank {
  return 'blank' in item;
}

/** Every item of a section, in reading order. */
export function itemsOf({ blocks }: Section): Item[] {
  return blocks.flatMap(block => {
    if (block.kind === 'items') return block.items;
    if (block.kind === 'fields') return block.fields.map(({ item }) => item);
    return block.rows.flat();
  });
}

/** Every item of a document, the header's first. */
export function allItems({ header, sections }: Pick<DocumentContent, 'header' | 'sections'>): Item[] {
  return [...header.map(({ item }) => item), ...sections.flatMap(itemsOf)];
}

/** The same document with each item replaced. The caller has to make the list of sources again. */
export function mapItems<Content extends Pick<DocumentContent, 'header' | 'sections'>>(
  content: Content,
  replace: (item: Item) => Item,
): Content {
  const inField = ({ label, item }: Field): Field => ({ label, item: replace(item) });
  const inBlock = (block: Block): Block => {
    if (block.kind === 'items') return { ...block, items: block.items.map(replace) };
    if (block.kind === 'fields') return { ...block, fields: block.fields.map(inField) };
    return { ...block, rows: block.rows.map(row => row.map(replace)) };
  };
  return {
    ...content,
    header: content.header.map(inField),
    sections: content.sections.map(section => ({ ...section, blocks: section.blocks.map(inBlock) })),
  };
}
