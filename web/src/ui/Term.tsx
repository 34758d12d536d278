import type { GlossaryId } from '@aicp/compliance/law/glossary';
import { type ReactNode, useRef, useState } from 'react';
import { useLazyComponent } from './useLazyComponent.ts';

/** A legal term in a sentence. Pressing it shows an explanation with an example. The explanations are fetched with the first one. */
export function Term({ id, children }: { id: GlossaryId; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Explanation, fetchExplanation] = useLazyComponent(() =>
    import('./TermExplanation.tsx').then(module => module.TermExplanation),
  );

  async function toggle() {
    if (open) setOpen(false);
    else if (await fetchExplanation()) setOpen(true);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
        className="cursor-help rounded-[2px] underline decoration-faint decoration-dotted decoration-1 underline-offset-4
          hover:decoration-current hover:decoration-solid"
      >
        {children}
      </button>
      {Explanation && open && <Explanation id={id} anchor={button} onClose={() => setOpen(false)} />}
    </>
  );
}
