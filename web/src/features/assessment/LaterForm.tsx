import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { useStepForm } from './useStepForm.ts';

type Props = {
  category: string;
  questions: readonly { id: string; question: string }[];
  busy: boolean;
  nextLabel: string;
  notice: ReactNode;
  beside: ReactNode;
  onAnswerNow: () => void;
  onPrevious: (() => void) | undefined;
  onNext: () => void;
};

/** Duties that were left for later: one step, from which they can still be answered one by one. */
export function LaterForm({ category, questions, busy, onAnswerNow, onNext, ...props }: Props) {
  const next = busy ? undefined : onNext;
  const form = useStepForm(next);
  useAnswerKeys({ options: [], onChoose: undefined, onNext: next });
  return (
    <form {...form} aria-label={`${category}, left for later`} className="mt-10">
      <p className="mb-2 text-xs font-medium tracking-wide text-muted">{category}</p>
      <h1 className="font-serif text-xl font-semibold">You have not looked at this yet</h1>
      <p className="mt-3 text-sm text-muted">
        {questions.length} answers are set to Not sure. The report counts them as duties that are not in place.
      </p>
      <details className="mt-4 text-sm text-muted">
        <summary className="w-fit cursor-pointer rounded-control font-medium hover:text-ink">
          The {questions.length} questions
        </summary>
        <ul className="mt-2 list-disc space-y-1.5 border-l-2 border-line pl-8">
          {questions.map(({ id, question }) => (
            <li key={id}>{question}</li>
          ))}
        </ul>
      </details>
      <Button className="mt-6" onClick={onAnswerNow}>
        Answer Them Now
      </Button>
      <StepButtons
        onPrevious={props.onPrevious}
        canGoOn={!!next}
        nextLabel={props.nextLabel}
        notice={props.notice}
        beside={props.beside}
      />
    </form>
  );
}
