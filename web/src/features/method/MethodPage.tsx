import { blocks } from 'virtual:method';
import { Fragment } from 'react';
import { usePublicPage } from '../../parts/usePublicPage.ts';
import type { MethodBlock } from './methodBlocks.ts';

const headings = blocks.flatMap(block => (block.kind === 'heading' && block.level < 4 ? block : []));

const inOrder = blocks.map((block, place) => ({ block, place }));

/** How an assessment decides, row by row, for anybody: what docs/method.md says. */
export function MethodPage() {
  usePublicPage('/method');
  return (
    <article className="mx-auto max-w-184 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="font-serif text-2xl font-semibold sm:text-3xl">Method</h1>
      <nav aria-label="Contents" className="mt-6 rounded-card border border-line bg-surface p-5">
        <ul className="space-y-1.5 text-sm sm:columns-2 sm:gap-8">
          {headings.map(({ id, text, level }) => (
            <li key={id} className={level === 2 ? 'font-semibold' : 'pl-4'}>
              <a href={`#${id}`} className="inline-block py-0.5 underline-offset-4 hover:underline">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 wrap-anywhere">
        {inOrder.map(({ block, place }) => (
          <Block key={place} {...block} />
        ))}
      </div>
    </article>
  );
}

const looks = {
  2: 'mt-12 scroll-mt-20 border-t border-line pt-8 font-serif text-2xl font-semibold',
  3: 'mt-9 scroll-mt-20 font-serif text-xl font-semibold',
  4: 'mt-7 scroll-mt-20 text-base font-semibold',
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

/** Words in bold, and names as the banks store them. */
function Inline({ text }: { text: string }) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, at) => {
    const key = `${at} ${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}
