import {
  type SecondOfDecemberAnswers,
  secondOfDecember,
  secondOfDecemberQuestions,
} from '@aicp/compliance/tools/secondOfDecember';
import { useEffect, useRef, useState } from 'react';
import { StartButton } from '../../parts/StartButton.tsx';
import { usePublicPage } from '../../parts/usePublicPage.ts';
import { CitationLink } from '../../ui/CitationLink.tsx';
import { today } from '../../ui/formatDate.ts';

/** Three questions, and what 2 December 2026 means for a system. Calculated in the browser; nothing is sent. */
export function SecondOfDecemberPage() {
  usePublicPage('/2-december-2026');
  const [answers, setAnswers] = useState<Partial<SecondOfDecemberAnswers>>({});
  const { makes, role, before } = answers;
  const form = useRef<HTMLFormElement>(null);
  const read = () => setAnswers(Object.fromEntries(new FormData(form.current ?? undefined)));
  // The page is prerendered before its scripts run, so earlier choices are read now.
  useEffect(read, []);
  return (
    <article className="mx-auto max-w-170 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="font-serif text-2xl font-semibold sm:text-3xl">Does 2 December 2026 affect me?</h1>
      <p className="mt-3 text-base text-muted">
        Two parts of the EU AI Act apply from that date: prohibitions on intimate imagery without consent and on
        material that shows the sexual abuse of children, and the marking of content by earlier generators. Answer three
        questions about a system that reaches the EU. Nothing is sent, and you need no account.
      </p>
      <form ref={form} onChange={read} className="mt-8 space-y-8">
        {secondOfDecemberQuestions.map(({ id, question, options }) => (
          <fieldset key={id}>
            <legend className="text-base font-semibold">{question}</legend>
            <div className="mt-3 space-y-2">
              {options.map(([value, label]) => (
                <label
                  key={value}
                  className="flex cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-4 py-3
                    text-base hover:border-edge has-checked:border-ink"
                >
                  <input type="radio" name={id} value={value} className="size-4.5 shrink-0 accent-accent" />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </form>
      <div aria-live="polite" className="mt-10">
        {makes && role && before && <Answer {...{ makes, role, before }} />}
      </div>
    </article>
  );
}

function Answer(answers: SecondOfDecemberAnswers) {
  const { headline, points } = secondOfDecember(answers, today());
  return (
    <section className="border-t border-line pt-6">
      <h2 className="font-serif text-xl font-semibold">{headline}</h2>
      <ul className="mt-4 space-y-5">
        {points.map(({ text, citation }) => (
          <li key={text}>
            <p className="text-base">{text}</p>
            <p className="mt-2">
              <CitationLink citation={citation} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">Guidance, not legal advice. An assessment covers all duties.</p>
      <div className="mt-4">
        <StartButton size="medium" />
      </div>
    </section>
  );
}
