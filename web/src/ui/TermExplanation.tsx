import { type GlossaryEntry, type GlossaryId, glossary } from '@aicp/compliance/law/glossary';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { CitationLink } from './CitationLink.tsx';

type Props = { id: GlossaryId; anchor: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** The meaning of a term, an example and its source, next to the pressed word. */
export function TermExplanation({ id, anchor, onClose }: Props) {
  const { term, meaning, example, citation }: GlossaryEntry = glossary[id];
  return (
    <Popover.Root open onOpenChange={open => open || onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={term}
          sideOffset={8}
          collisionPadding={12}
          // Pressing the word again closes it; the focus returns to the word.
          onPointerDownOutside={event => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={event => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="z-50 w-90 max-w-[calc(100vw-24px)] rounded-card border border-line bg-raised p-4 text-left font-sans text-sm
            font-normal text-ink shadow-float animate-[rise_150ms] outline-none"
        >
          <p className="pr-8 font-semibold">{term}</p>
          <p className="mt-1 text-muted">{meaning}</p>
          <p className="mt-2 border-l-2 border-line pl-3 text-muted">
            <span className="font-medium text-ink">For example:</span> {example}
          </p>
          <p className="mt-3">
            <CitationLink citation={citation} />
          </p>
          <Popover.Close
            aria-label="Close"
            className="absolute top-2 right-2 size-8 rounded-control pointer-coarse:size-11 text-lg leading-none text-muted hover:text-ink"
          >
            ×
          </Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
