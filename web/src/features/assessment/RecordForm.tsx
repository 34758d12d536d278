import { type ReactNode, useState } from 'react';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import type { ByColleague } from './ColleagueNote.tsx';
import type { Noted } from './notes/noted.ts';
import { RecordRow, type RecordRowFragment } from './RecordRow.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { useStepForm } from './useStepForm.ts';

type Answers = Readonly<Record<string, string>>;
type Question = { id: string } & FragmentType<RecordRowFragment>;

type Props = {
  /** The questions that apply while these answers are changed. */
  questionsFor: (answers: Answers) => readonly Question[];
  /** The answers before any change. */
  answers: Answers;
  /** What colleagues have to do with the answer to a question. */
  byColleague: (questionId: string) => ByColleague;
  noted: Noted;
  busy: boolean;
  nextLabel: string;
  notice: ReactNode;
  beside: ReactNode;
  onPrevious: (() => void) | undefined;
  onConfirm: (answers: Answers) => void;
  children?: ReactNode;
};

/** What is recorded about the organisation: every question with its answer, confirmed at once. */
export function RecordForm({ questionsFor, answers, busy, onConfirm, ...props }: Props) {
  const [changed, setChanged] = useState<Answers>({});
  const now = { ...answers, ...changed };
  const questions = questionsFor(now);
  const confirm = busy
    ? undefined
    : () => onConfirm(Object.fromEntries(questions.map(({ id }) => [id, now[id] ?? ''])));
  const form = useStepForm(confirm);
  useAnswerKeys({ options: [], onChoose: undefined, onNext: confirm });

  return (
    <form {...form} aria-label="Your organisation" className="mt-10">
      <h1 className="font-serif text-xl font-semibold">Is this still right for your organisation?</h1>
      <p className="mt-3 text-sm text-muted">
        These answers are on record from your other systems. Change what is different, and confirm them all at once.
      </p>
      <div className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
        {questions.map(question => (
          <RecordRow
            key={question.id}
            question={question}
            answer={now[question.id] ?? ''}
            byColleague={props.byColleague(question.id)}
            noted={props.noted}
            onChoose={answer => setChanged(before => ({ ...before, [question.id]: answer }))}
          />
        ))}
      </div>
      {props.children}
      <StepButtons
        onPrevious={props.onPrevious}
        canGoOn={!!confirm}
        nextLabel={props.nextLabel}
        notice={props.notice}
        beside={props.beside}
      />
    </form>
  );
}
