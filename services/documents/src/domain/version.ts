import { allItems, type DocumentContent, type Item, isBlank, mapItems } from './document.ts';
import type { Facts } from './facts.ts';

/** A person's text for a blank; `from` names the document that it came from, if another. */
export type FilledBlank = { blank: string; text: string; by: number; at: Date; from?: string };

/** `hash` is of the text that was approved (`hashOfVersion`). */
export type Approval = {
  /** The account's name at that time. */
  name: string;
  /** The function in which the member approved, in the member's own words. */
  function: string | null;
  by: number;
  at: Date;
  hash: string;
};

/** The state of a version's review. An approval includes the reviewer's name. */
export type Review = {
  state: 'sent' | 'approved' | 'changesAsked';
  /** The requested reviewer; null if none was requested, or they have left. */
  reviewerId: number | null;
  sentBy: number | null;
  sentAt: Date | null;
  decidedBy: number | null;
  decidedAt: Date | null;
  /** The comment by the member who acted last; null if they left none. */
  comment: string | null;
};

/** A review as shown, with the approver's function and the hash of the approved text. */
export type ShownReview = Review & Pick<Approval, 'function'> & { hash: string | null };

export type Provenance = {
  /** The language model; null if only templates wrote it. */
  model: string | null;
  promptVersion: string | null;
  bankVersion: string;
  /** SHA-256 over the answers, in the order of the bank. */
  answersHash: string;
  /** The id of the user who requested it. */
  requestedBy: number;
  testMode: boolean;
};

/** The sentence on top of documents sold in test mode, and in small print on each page. */
export function testModeMark({ testMode }: Pick<Provenance, 'testMode'>): string | null {
  return testMode ? 'Test mode, not paid.' : null;
}

/** The answers as hashed: equal answers give equal text. */
export function answersText({ answers }: Pick<Facts, 'answers'>): string {
  return answers
    .map(({ questionId, answer }) => `${questionId}=${answer}`)
    .toSorted()
    .join('\n');
}

const BY_PERSON = 'filled';

/** The text with filled-in blanks. Each of these sentences names its author as its source. */
export function withFilled(content: DocumentContent, filled: readonly FilledBlank[]): DocumentContent {
  if (filled.length === 0) return content;
  const texts = new Map(filled.map(({ blank, text }) => [blank, text]));
  const replace = (item: Item): Item => {
    const text = isBlank(item) ? texts.get(item.blank) : undefined;
    return text === undefined ? item : { text, sources: [BY_PERSON, ...item.sources] };
  };
  const source = {
    id: BY_PERSON,
    label: 'Filled in',
    text: 'Written by a member of the organisation',
    url: null,
    asOf: null,
    appliesFrom: null,
  };
  return { ...mapItems(content, replace), sources: [...content.sources, source] };
}

/**
 * Filled-in texts whose blank still exists, and texts from elsewhere for empty blanks.
 * @param elsewhere texts for blanks of the same meaning, by blank
 */
export function carriedOver(
  content: DocumentContent,
  filled: readonly FilledBlank[],
  elsewhere: ReadonlyMap<string, FilledBlank> = new Map(),
): FilledBlank[] {
  const places = new Set(
    allItems(content)
      .filter(isBlank)
      .map(({ blank }) => blank),
  );
  const own = filled.filter(({ blank, from }) => places.has(blank) && (from === undefined || !elsewhere.has(blank)));
  const written = new Set(own.map(({ blank }) => blank));
  return [...own, ...[...elsewhere.values()].filter(({ blank }) => !written.has(blank))];
}

/** A blank of a document, its place, and its text if any. */
export type OpenBlank = {
  id: string;
  section: string;
  label: string | null;
  needed: string;
  text: string | null;
  /** The text of the same blank in another document of the system; null if this one is filled, or none exists. */
  suggestion: string | null;
};

/** The blanks in reading order, without repeats. */
export function blanksOf(
  { header, sections }: Pick<DocumentContent, 'header' | 'sections'>,
  filled: readonly FilledBlank[],
  elsewhere: ReadonlyMap<string, FilledBlank> = new Map(),
): OpenBlank[] {
  const texts = new Map(filled.map(({ blank, text }) => [blank, text]));
  const found = new Map<string, OpenBlank>();
  const add = (item: Item, section: string, label: string | null) => {
    if (!isBlank(item) || found.has(item.blank)) return;
    const { blank: id, needed } = item;
    const text = texts.get(id) ?? null;
    const suggestion = text === null ? (elsewhere.get(id)?.text ?? null) : null;
    found.set(id, { id, section, label, needed, text, suggestion });
  };
  for (const { label, item } of header) add(item, 'Header', label);
  for (const { title, blocks } of sections)
    for (const block of blocks) {
      if (block.kind === 'items') for (const item of block.items) add(item, title, null);
      if (block.kind === 'fields') for (const { label, item } of block.fields) add(item, title, label);
      if (block.kind === 'table')
        for (const row of block.rows)
          for (const [column, item] of row.entries()) add(item, title, block.columns[column] ?? null);
    }
  return [...found.values()];
}

export function blanksLeft(content: DocumentContent, filled: readonly FilledBlank[]): number {
  return blanksOf(content, filled).filter(({ text }) => text === null).length;
}
