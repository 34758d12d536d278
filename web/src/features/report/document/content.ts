/** A document as data, as the field `content` holds it. An item is a sentence with its sources, or a place left to people. */
export type Item = { text?: string; blank?: string; needed?: string; sources: string[] };
type LabelledItem = { label: string; item: Item };
export type Block =
  | { kind: 'items'; items: Item[] }
  | { kind: 'fields'; fields: LabelledItem[] }
  | { kind: 'table'; columns: string[]; rows: Item[][] };
export type Source = {
  id: string;
  label: string;
  text: string;
  url: string | null;
  asOf: string | null;
  appliesFrom: string | null;
};
type DocumentSection = { id: string; title: string; blocks: Block[] };
export type Content = {
  type: string;
  title: string;
  header: LabelledItem[];
  notices: string[];
  sections: DocumentSection[];
  sources: Source[];
};

/** The cells of a row of a table: the last of those that share a source names it. */
export const citedOnce = (row: readonly Item[]): Item[] =>
  row.map((item, at) => {
    const later = row.slice(at + 1).flatMap(({ sources }) => sources);
    return { ...item, sources: item.sources.filter(id => !later.includes(id)) };
  });
