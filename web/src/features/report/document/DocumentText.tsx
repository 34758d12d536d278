import { longDate } from '@aicp/compliance/law/calendar';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { BlankField } from './BlankField.tsx';
import { type Block, type Content, citedOnce, type Item, type Source } from './content.ts';
import { RecordTable } from './RecordTable.tsx';

const Fragment = graphql(`
  fragment DocumentText_blank on DocumentBlank {
    ...BlankPlace_blank
    id
  }
`);

/** Wider tables do not fit on paper. */
const WIDEST = 5;

type Props = {
  documentId: string;
  content: Content;
  blanks: readonly FragmentType<typeof Fragment>[];
  /** The reason why it cannot be edited. */
  fixed?: string | undefined;
};

/** The whole text, with the same words in the same order as every file generated from it. */
export function DocumentText({ documentId, content, fixed, ...props }: Props) {
  const blanks = new Map(readFragment(Fragment, props.blanks).map(blank => [blank.id, blank]));
  const { title, header, notices, sections, sources } = content;

  function draw(item: Item, cites = true) {
    const blank = item.blank === undefined ? undefined : blanks.get(item.blank);
    const marks = cites && <Sources item={item} all={sources} />;
    // A button is a box: its marks are next to it on screen, and follow its text in print.
    return blank ? (
      <div className="flex items-start print:block">
        <BlankField documentId={documentId} blank={blank} fixed={fixed} />
        {marks}
      </div>
    ) : (
      <>
        {item.text}
        {marks}
      </>
    );
  }

  return (
    <div className="font-serif text-base">
      <h1 className="text-3xl font-semibold break-words">{title}</h1>
      <dl className="mt-6 grid gap-x-6 gap-y-2 border-y border-line py-4 sm:grid-cols-[minmax(9rem,1fr)_3fr]">
        {header.map(({ label, item }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="mb-1 min-w-0 break-words sm:mb-0">{draw(item, item.blank !== undefined)}</dd>
          </div>
        ))}
      </dl>
      {notices.map(notice => (
        <p key={notice} className="mt-3 text-sm text-muted">
          {notice}
        </p>
      ))}
      {sections.map(section => (
        <section key={section.id} id={section.id} className="mt-10 print:mt-6">
          <h2 className="border-b border-line pb-1 text-xl font-semibold print:break-after-avoid">{section.title}</h2>
          {[...section.blocks.entries()].map(([at, block]) => (
            <DocumentBlock key={at} block={block} draw={draw} />
          ))}
        </section>
      ))}
      <section className="mt-10 text-sm text-muted">
        <h2 className="border-b border-line pb-1 text-xl font-semibold text-ink print:break-after-avoid">Sources</h2>
        <ol className="mt-3 list-decimal space-y-1 pl-8">
          {sources.map((source, index) => (
            <li key={source.id} id={`source-${index + 1}`} className="scroll-mt-20 wrap-anywhere">
              <SourceLine source={source} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function DocumentBlock({ block, draw }: { block: Block; draw: (item: Item) => React.ReactNode }) {
  if (block.kind === 'items')
    return [...block.items.entries()].map(([at, item]) => (
      <div key={at} className="mt-3 break-words">
        {draw(item)}
      </div>
    ));
  if (block.kind === 'fields')
    return (
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(9rem,1fr)_2fr]">
        {block.fields.map(({ label, item }) => (
          <div key={label} className="contents">
            <dt className="text-muted print:break-after-avoid">{label}</dt>
            <dd className="mb-2 min-w-0 break-words sm:mb-0">{draw(item)}</dd>
          </div>
        ))}
      </dl>
    );
  const rows = block.rows.map(citedOnce);
  if (block.columns.length > WIDEST) return <RecordTable columns={block.columns} rows={rows} draw={draw} />;
  return (
    <div className="mt-4 overflow-x-auto print:overflow-visible">
      <table className="w-full min-w-160 text-left text-sm print:min-w-0">
        <thead className="print:table-header-group">
          <tr>
            {block.columns.map(column => (
              <th key={column} scope="col" className="border-b border-ink px-2 py-2 align-bottom font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.entries()].map(([at, row]) => (
            <tr key={at} className="print:break-inside-avoid">
              {row.map((item, column) => (
                <td key={block.columns[column]} className="border-b border-line px-2 py-2 align-top">
                  {draw(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The numbers of an item's sources in the list at the end. */
function Sources({ item, all }: { item: Item; all: readonly Source[] }) {
  const numbers = item.sources
    .map(id => all.findIndex(source => source.id === id) + 1)
    .filter(number => number > 0)
    .toSorted((a, b) => a - b);
  if (numbers.length === 0) return null;
  return (
    // Bound to the previous word, so that no line starts with a mark.
    <sup className="figures text-xs leading-none whitespace-nowrap text-muted">
      {'\u2060\u00a0'}
      {numbers.map((number, index) => (
        <span key={number}>
          {index > 0 && '\u00a0'}
          <a href={`#source-${number}`} className="hover:underline" aria-label={`Source ${number}`}>
            [{number}]
          </a>
        </span>
      ))}
    </sup>
  );
}

function SourceLine({ source: { label, text, asOf, appliesFrom, url } }: { source: Source }) {
  const dated = [asOf && `text as of ${longDate(asOf)}`, appliesFrom && `applies from ${longDate(appliesFrom)}`];
  // If more follows the text, its full stop is removed.
  const said = asOf || appliesFrom || url ? text.replace(/\.$/, '') : text;
  return (
    <>
      {[`${label}: ${said}`, ...dated.filter(Boolean)].join('; ')}
      {url && (
        <>
          {'; '}
          <a href={url} target="_blank" rel="noreferrer" className="text-accent underline">
            {url}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      )}
    </>
  );
}
