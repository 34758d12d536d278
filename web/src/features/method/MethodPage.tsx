import { blocks } from 'virtual:method';
import { Fragment, type MouseEventHandler } from 'react';
import { usePublicPage } from '../../parts/usePublicPage.ts';
import type { MethodBlock } from './parseMethodBlocks.ts';

const headings = blocks.flatMap(block => (block.kind === 'heading' ? block : []));

const inOrder = blocks.map((block, place) => ({ block, place }));

/** The rules of an assessment, row by row, for every reader: the text of docs/method.md, with its contents always within reach. */
export function MethodPage() {
  usePublicPage('/method');
  return (
    <div className="mx-auto max-w-184 px-4 py-8 sm:px-6 sm:py-12 xl:grid xl:max-w-264 xl:grid-cols-[16rem_minmax(0,1fr)] xl:gap-x-14">
      <h1 className="font-serif text-2xl font-semibold sm:text-3xl xl:col-start-2">Method</h1>
      <Contents />
      <article className="mt-8 wrap-anywhere xl:col-start-2">
        {inOrder.map(({ block, place }) => (
          <Block key={place} {...block} />
        ))}
      </article>
    </div>
  );
}

const depths = { 2: 'mt-3 font-semibold', 3: 'pl-4', 4: 'pl-8 text-muted' };

/** Next to the text if there is room. Otherwise a list that opens at the top of the window and closes when a section is chosen. */
function Contents() {
  const list = (onGo?: MouseEventHandler) => (
    <ul className="mt-2 text-sm">
      {headings.map(({ id, text, level }) => (
        <li key={id} className={depths[level]}>
          <a href={`#${id}`} className="inline-block py-1 underline-offset-4 hover:underline" onClick={onGo}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      aria-label="Contents"
      className="no-print max-xl:sticky max-xl:top-15 max-xl:z-10 max-xl:mt-4 max-xl:bg-canvas max-xl:py-2 xl:col-start-1 xl:row-span-2 xl:row-start-1"
    >
      <div className="sticky top-20 -ml-1 max-h-[calc(100dvh-6rem)] scroll-py-3 overflow-y-auto p-1 max-xl:hidden">
        <p className="text-xs font-medium text-faint">Contents</p>
        {list()}
      </div>
      <details className="rounded-card border border-line bg-surface xl:hidden">
        <summary className="cursor-pointer rounded-card px-4 py-3 text-sm font-semibold">Contents</summary>
        <div className="max-h-[calc(100dvh-12rem)] scroll-py-3 overflow-y-auto border-t border-line px-4 pb-3">
          {list(({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open'))}
        </div>
      </details>
    </nav>
  );
}

const looks = {
  2: 'mt-12 scroll-mt-20 max-xl:scroll-mt-36 border-t border-line pt-8 font-serif text-2xl font-semibold',
  3: 'mt-9 scroll-mt-20 max-xl:scroll-mt-36 font-serif text-xl font-semibold',
  4: 'mt-7 scroll-mt-20 max-xl:scroll-mt-36 text-base font-semibold',
};

function Block(block: MethodBlock) {
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return (
      <Heading id={block.id} className={looks[block.level]}>
        {block.text}
      </Heading>
    );
  }
  if (block.kind === 'text')
    return (
      <p className="mt-3 text-base text-muted">
        <Inline text={block.text} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={`mt-3 space-y-2.5 pl-5 text-sm marker:text-faint ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map(item => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </List>
  );
}

/** Formats bold text, and names as the banks store them. */
function Inline({ text }: { text: string }) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, at) => {
    const key = `${at} ${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}
