import { useEffect, useRef } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../../parts/Citation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Glossed } from '../../ui/Glossed.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import { keyOfOption, useAnswerKeys } from './useAnswerKeys.ts';

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

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type Props = {
  question: FragmentType<typeof Fragment>;
  answer: string | undefined;
  readOnly: boolean;
  notice: string | undefined;
  nextLabel: string;
  onChoose: (answer: string) => void;
  /** Undefined where the step does not exist, or may not be taken yet. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** One question. Its options answer to the keys that they show, and Enter goes on. */
export function QuestionForm({ answer, readOnly, notice, nextLabel, onChoose, onPrevious, onNext, ...props }: Props) {
  const question = readFragment(Fragment, props.question);
  const options = question.type === 'yes_no' ? yesOrNo : (question.options ?? []);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    form.current?.focus({ preventScroll: true });
  }, []);

  useAnswerKeys({ options, onChoose: readOnly ? undefined : onChoose, onNext });

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={question.question}
      onSubmit={event => {
        event.preventDefault();
        onNext?.();
      }}
      className="mt-10"
    >
      <p className="mb-2 text-xs font-medium tracking-wide text-muted">{question.category}</p>
      <fieldset disabled={readOnly}>
        <legend>
          <h1 className="font-serif text-xl font-semibold">{question.question}</h1>
        </legend>
        <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-2">
          <Citation citation={question.citation} />
        </div>
        {question.helpText && (
          <details className="mt-4 text-sm text-muted">
            <summary className="w-fit cursor-pointer rounded-control font-medium hover:text-ink">
              What this means
            </summary>
            <p className="mt-2 border-l-2 border-line pl-4">
              <Glossed text={question.helpText} />
            </p>
          </details>
        )}
        <div className="mt-6 space-y-2">
          {options.map((option, index) => (
            <AnswerRow
              key={option.value}
              name={question.id}
              label={option.label}
              keyToPress={keyOfOption(index)}
              checked={answer === option.value}
              onChoose={() => onChoose(option.value)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-8 flex items-center justify-between gap-4">
        <Button disabled={!onPrevious} onClick={onPrevious}>
          Previous
        </Button>
        <p role="status" className="min-w-0 flex-1 text-right text-xs text-muted">
          {answer ? notice : 'Please select an answer to continue'}
        </p>
        <Button type="submit" look="primary" disabled={!onNext}>
          {nextLabel}
        </Button>
      </div>
      {!readOnly && (
        <p className="mt-3 text-right text-xs text-faint pointer-coarse:hidden">
          Press the key next to an answer to choose it, and Enter to continue.
        </p>
      )}
    </form>
  );
}
