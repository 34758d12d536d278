import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../../parts/Citation.tsx';
import { useSingleKeys } from '../../parts/singleKeys.ts';
import { GlossaryText } from '../../ui/GlossaryText.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import { type ByColleague, ColleagueNote } from './ColleagueNote.tsx';
import { optionsOf } from './optionsOf.ts';
import { StepButtons } from './StepButtons.tsx';
import { keyOfOption, useAnswerKeys } from './useAnswerKeys.ts';

export type QuestionFormFragment = typeof Fragment;

const Fragment = graphql(`
  fragment QuestionForm_question on Question {
    id
    category
    question
    type
    options {
      value
      label
    }
    helpText
    citation {
      ...Citation_citation
    }
  }
`);

type Props = {
  question: FragmentType<typeof Fragment>;
  answer: string | undefined;
  byColleague: ByColleague;
  /** Goes to an unanswered question, if there is one. */
  onNextOpen: (() => void) | undefined;
  readOnly: boolean;
  notice: ReactNode;
  nextLabel: string;
  onChoose: (answer: string) => void;
  /** Undefined if the step does not exist or is not allowed yet. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Saves a colleague's answer as the user's; undefined if that is impossible. */
  onConfirmTheirs: (() => void) | undefined;
  /** Content above the question, next to its options, next to its last button, at the end, and below its options. */
  before?: ReactNode;
  beside?: ReactNode;
  besideNext?: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
};

/** One question. Its options react to the keys shown on them, and Enter continues. */
export function QuestionForm({ answer, readOnly, onChoose, onNext, ...props }: Props) {
  const question = readFragment(Fragment, props.question);
  const options = optionsOf(question);
  const labelOf = (value: string) => options.find(option => option.value === value)?.label ?? value;
  const form = useStepForm(onNext);
  const hasKeys = useSingleKeys();
  useAnswerKeys({ options: hasKeys ? options : [], onChoose: readOnly ? undefined : onChoose, onNext });

  return (
    <form {...form} aria-label={question.question} className="mt-6 sm:mt-10">
      {props.before}
      <p className="mb-2 text-xs font-medium tracking-wide text-muted">{question.category}</p>
      <fieldset disabled={readOnly}>
        <legend>
          <h1 className="font-serif text-xl font-semibold">{question.question}</h1>
        </legend>
        <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-2">
          <Citation citation={question.citation} />
        </div>
        {question.helpText && <QuestionHelp text={question.helpText} />}
        {props.beside}
        <div className="mt-4 space-y-2 sm:mt-6">
          {options.map((option, index) => (
            <AnswerRow
              key={option.value}
              name={question.id}
              label={option.label}
              keyToPress={hasKeys ? keyOfOption(index) : undefined}
              checked={answer === option.value}
              onChoose={() => onChoose(option.value)}
            />
          ))}
        </div>
      </fieldset>
      <ColleagueNote
        {...props.byColleague}
        labelOf={labelOf}
        onConfirm={props.onConfirmTheirs}
        onNextOpen={answer || readOnly ? undefined : props.onNextOpen}
      />
      {props.children}
      <StepButtons
        onPrevious={props.onPrevious}
        canGoOn={!!onNext}
        nextLabel={props.nextLabel}
        notice={answer || readOnly ? props.notice : 'Please select an answer to continue'}
        beside={props.besideNext}
      />
      {!readOnly && (
        <p className="mt-3 text-right text-xs text-faint pointer-coarse:hidden">
          Press the key next to an answer to choose it, and Enter to continue.
        </p>
      )}
      {props.after}
    </form>
  );
}

/** The folded help of a question: one line each for what counts, what does not, and the example. */
function QuestionHelp({ text }: { text: string }) {
  return (
    <details className="mt-4 text-sm text-muted">
      <summary className="w-fit cursor-pointer rounded-control font-medium hover:text-ink">Explanation</summary>
      <p className="mt-2 border-l-2 border-line pl-4 whitespace-pre-line">
        <GlossaryText text={text.replaceAll(/ (?=Does not count: |Example: )/g, '\n')} />
      </p>
    </details>
  );
}

type StepForm = {
  ref: RefObject<HTMLFormElement | null>;
  tabIndex: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** The common behaviour of every step's form: it starts at its top with the focus, and submitting it continues. */
function useStepForm(onNext: (() => void) | undefined): StepForm {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, []);
  return {
    ref,
    tabIndex: -1,
    onSubmit: event => {
      event.preventDefault();
      onNext?.();
    },
  };
}
