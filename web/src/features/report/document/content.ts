/** A document as data, from the field `content`. An item is a sentence with its sources, or a blank. */
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

/** The cells of a table row; a source shared by several cells is cited only at the last one. */
export const citedOnce = (row: readonly Item[]): Item[] =>
  row.map((item, at) => {
    const later = row.slice(at + 1).flatMap(({ sources }) => sources);
    return { ...item, sources: item.sources.filter(id => !later.includes(id)) };
  });
