import { DocumentType } from '@aicp/contracts/documentType';
import { z } from 'zod';

/** A sentence with its sources: `sources` are ids in the document's list of sources. */
export const Statement = z.object({ text: z.string().min(1), sources: z.array(z.string()).min(1) });
export type Statement = z.infer<typeof Statement>;

/** A blank that only people can fill in. It is printed as "[to be completed: …]", never guessed. */
export const Blank = z.object({
  /** Stays the same across versions, so that filled-in text is kept. */
  blank: z.string(),
  /** The missing content, as printed after "to be completed:". */
  needed: z.string(),
  /** The law that requires it. */
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

/** A statement's source: an answer, a field of the system, a result of the assessment, a file, a person, or the law. */
export const Source = z.object({
  id: z.string(),
  /** The short label in the list at the end: "Art. 14", "Answer eu2-d-14". */
  label: z.string(),
  /** The quoted text: the answer, the field's text, or the instrument's name. */
  text: z.string(),
  url: z.url().nullable(),
  /** Law: the date of the text that was read. ISO date. */
  asOf: z.iso.date().nullable(),
  /** Law: the date from which it applies; null without a date. ISO date. */
  appliesFrom: z.iso.date().nullable(),
});
export type Source = z.infer<typeof Source>;

/** A document as data; text, HTML, DOCX and PDF are all rendered from it. */
export const DocumentContent = z.object({
  type: DocumentType,
  jurisdiction: z.enum(['EU', 'UK']),
  title: z.string(),
  /** The readers. Public documents are rendered without blanks; notes for the author are on a cover page. */
  audience: z.enum(['public', 'users', 'internal']),
  /** The block under the title: system, organisation, dates. */
  header: z.array(Field),
  notices: z.array(z.string()),
  sections: z.array(Section),
  /** In order of first use. */
  sources: z.array(Source),
});
export type DocumentContent = z.infer<typeof DocumentContent>;

export function isBlank(item: Item): item is Blank {
  return 'blank' in item;
}

/** All items of a section, in reading order. */
export function itemsOf({ blocks }: Section): Item[] {
  return blocks.flatMap(block => {
    if (block.kind === 'items') return block.items;
    if (block.kind === 'fields') return block.fields.map(({ item }) => item);
    return block.rows.flat();
  });
}

/** All items of a document; those of the header come first. */
export function allItems({ header, sections }: Pick<DocumentContent, 'header' | 'sections'>): Item[] {
  return [...header.map(({ item }) => item), ...sections.flatMap(itemsOf)];
}

/** The document with each item replaced. The caller must rebuild the list of sources. */
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
