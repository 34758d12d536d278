import { isolated } from '@aicp/contracts/isolated';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type AnswerState, answerStateLabels } from './answerState.ts';
import type { Asked, Section } from './assessmentSteps.ts';
import { FactList } from './FactList.tsx';
import type { AssessmentNotes } from './notes/noted.ts';
import { type Choice, optionsOf } from './optionsOf.ts';
import type { UsedFact } from './usedFacts.ts';

type Question = Asked & Choice & { question: string };

type Props = {
  /** The organisation's facts, which are used without being asked. */
  facts: readonly UsedFact[];
  sections: readonly Section<Question>[];
  /** The saved and the suggested answers. */
  answers: Readonly<Record<string, string>>;
  stateOf: (questionId: string) => AnswerState;
  noted: AssessmentNotes;
  readOnly: boolean;
  /** The question to return to. */
  from: string | undefined;
  completing: boolean;
  busy: boolean;
  onChange: (questionId: string) => void;
  onBack: () => void;
  /** Undefined if the user can only read an incomplete assessment. */
  onComplete: (() => void) | undefined;
};

/** All applicable questions with their answers, before completion. Each links to its question and back. */
export function AnswerReview({ facts, sections, answers, stateOf, noted, readOnly, from, ...props }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const row = back.current;
    if (!row) window.scrollTo(0, 0);
    row?.scrollIntoView({ block: 'center' });
    (row ?? top.current)?.focus({ preventScroll: true });
  }, []);
  const questions = sections.flatMap(section => section.questions);
  const open = questions.filter(({ id }) => stateOf(id) !== 'answered');
  const flagged = questions.filter(({ id }) => noted.isFlagged(id)).length;

  return (
    <div ref={top} tabIndex={-1} className="mt-10 outline-none">
      <h1 className="font-serif text-xl font-semibold">Review your answers</h1>
      <p className="mt-3 text-sm text-muted">
        {open.length === 0
          ? `All ${questions.length} questions are answered.`
          : `${open.length} of ${questions.length} questions ${open.length === 1 ? 'needs' : 'need'} an answer.`}
        {flagged > 0 && ` ${flagged} ${flagged === 1 ? 'is' : 'are'} flagged to ask a colleague.`}
      </p>
      {facts.length > 0 && <FactList facts={facts} />}
      <table className="mt-6 block w-full text-sm md:table">
        <caption className="sr-only">Answers in this assessment</caption>
        <thead className="hidden text-left text-xs text-muted md:table-header-group">
          <tr>
            <th className="w-1/6 py-3 pr-6 font-medium">Category</th>
            <th className="py-3 pr-6 font-medium">Question</th>
            <th className="w-1/4 py-3 pr-6 font-medium">Answer</th>
            <th className="py-3 pr-6 font-medium">Note</th>
            <th className="py-3">
              <span className="sr-only">Go to the question</span>
            </th>
          </tr>
        </thead>
        <tbody className="block divide-y divide-line border-y border-line md:table-row-group">
          {questions.map(question => {
            const { id, category } = question;
            const state = stateOf(id);
            const { annotation } = noted.of(id);
            const answer = optionsOf(question).find(({ value }) => value === answers[id])?.label;
            return (
              <tr key={id} className="block py-4 md:table-row">
                <td className="block text-xs text-muted md:table-cell md:py-3 md:pr-6 md:align-top">{category}</td>
                <th
                  scope="row"
                  id={`review-${id}`}
                  className="block text-left font-normal wrap-anywhere md:table-cell md:py-3 md:pr-6 md:align-top"
                >
                  {question.question}
                </th>
                <td className="block font-medium wrap-anywhere md:table-cell md:py-3 md:pr-6 md:align-top">
                  {state === 'suggested' ? (
                    <span className="block font-normal text-muted">
                      {answerStateLabels.suggested}: {answer}
                    </span>
                  ) : (
                    answer
                  )}
                  {(state === 'open' || state === 'unsaved') && (
                    <span className="block text-muted">{answerStateLabels[state]}</span>
                  )}
                </td>
                <td className="block text-muted wrap-anywhere md:table-cell md:py-3 md:pr-6 md:align-top">
                  {annotation?.note && <span className="block whitespace-pre-line">{annotation.note}</span>}
                  {annotation?.flag && (
                    <span className="block">
                      {['Ask ', noted.nameOf(annotation.flag.member?.id) ?? 'a colleague'].join('')}
                      {annotation.flag.text && `: ${isolated(annotation.flag.text)}`}
                    </span>
                  )}
                </td>
                <td className="block pt-2 text-right md:table-cell md:py-2 md:align-top">
                  <Button
                    size="small"
                    ref={id === from ? back : undefined}
                    aria-describedby={`review-${id}`}
                    onClick={() => props.onChange(id)}
                  >
                    {readOnly ? 'Show' : state === 'open' || state === 'suggested' ? 'Answer' : 'Change'}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <Button onClick={props.onBack}>Back to the Question</Button>
        {props.onComplete && (readOnly || open.length === 0) ? (
          <Button look="primary" disabled={props.busy} onClick={props.onComplete}>
            {props.completing ? 'Completing...' : 'Complete Assessment'}
          </Button>
        ) : (
          open[0] &&
          !readOnly && (
            <Button look="primary" onClick={() => props.onChange(open[0]?.id ?? '')}>
              First Open Question
            </Button>
          )
        )}
      </div>
    </div>
  );
}
