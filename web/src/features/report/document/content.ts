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
export type DocumentSection = { id: string; title: string; blocks: Block[] };
export type Content = {
  type: string;
  title: string;
  header: LabelledItem[];
  notices: string[];
  sections: DocumentSection[];
  sources: Source[];
};

/**
 * Whether a part is for the organisation alone: notices of the first banks carry an annex for those who use the system. It is
 * neither printed nor in the files.
 */
export const isInternal = ({ type }: Content, { id }: DocumentSection) =>
  type === 'transparency-notice' && id === 'instructions';

/** The sources of what is given to others, by their ids. */
export function citedOutside(content: Content): ReadonlySet<string> {
  const items = content.sections
    .filter(section => !isInternal(content, section))
    .flatMap(({ blocks }) =>
      blocks.flatMap(block => {
        if (block.kind === 'items') return block.items;
        return block.kind === 'fields' ? block.fields.map(({ item }) => item) : block.rows.flat();
      }),
    );
  return new Set([...content.header.map(({ item }) => item), ...items].flatMap(({ sources }) => sources));
}
