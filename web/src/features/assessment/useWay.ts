import { useState } from 'react';
import {
  type Asked,
  categoryOf,
  dutiesToLeave,
  indexOf,
  leftForLater,
  placeOf,
  type Step,
  sectionsOf,
  stepsOf,
} from './assessmentSteps.ts';
import { confirmable, type LastTime } from './lastTime.ts';
import type { useAnswers } from './useAnswers.ts';

type Answers = Readonly<Record<string, string>>;
type Suggestion = {
  questionId: string;
  answer: string;
  source: 'organisation' | 'register' | 'otherLaw' | 'systemType';
};

/** What was just left for later. */
type Left = { category: string; count: number };

/**
 * The way through an assessment: its steps, where one stands, and how one moves. One stands at a question, so that steps may
 * appear and go before and after it.
 * @param again the questions that one came to answer again
 */
export function useWay<Q extends Asked>(
  questions: readonly Q[],
  suggestions: readonly Suggestion[],
  last: LastTime | undefined,
  { readOnly, again }: { readOnly: boolean; again: readonly string[] },
  answers: ReturnType<typeof useAnswers>,
) {
  const [suggested] = useState(() => ({
    onRecord: suggestedBy('organisation', suggestions),
    fromRegister: suggestedBy('register', suggestions),
    fromOther: suggestedBy('otherLaw', suggestions),
    fromType: suggestedBy('systemType', suggestions),
  }));
  const { onRecord, fromRegister, fromOther, fromType } = suggested;
  // What is proposed decides which questions will probably apply, whatever it is from.
  const toConfirm = { onRecord, proposed: { ...fromType, ...fromOther, ...fromRegister, ...confirmable(last) } };
  const [later, setLater] = useState<ReadonlySet<string>>(() =>
    readOnly ? new Set() : leftForLater({ questions, ...toConfirm, answers: answers.all, saved: answers.saved }),
  );
  const [left, setLeft] = useState<Left>();
  const progress = { questions, ...toConfirm, answers: answers.all, saved: answers.saved, later };
  const steps = stepsOf(progress);
  // Settled when the page opens: answers of this visit do not move it.
  const [resumeAt] = useState(() => (steps.find(one => isOpen(one, answers.saved)) ?? steps.at(-1))?.questions[0].id);
  const [at, setAt] = useState((!readOnly && (again[0] ?? resumeAt)) || '');
  const index = placeOf(steps, questions, at);
  const step = steps[index];

  /** The step to go to from a step whose answers are saved by then; undefined when all that applies is answered. */
  function stepAfter(from: string, given: Answers, leaving: ReadonlySet<string> = later): Step<Q> | undefined {
    const saved = new Set([...answers.saved, ...Object.keys(given)]);
    const then = stepsOf({ ...progress, answers: { ...answers.all, ...given }, saved, later: leaving });
    const here = indexOf(then, from);
    const open = then.filter((one, place) => place !== here && isOpen(one, saved));
    // Who came for some questions does not walk through those that are answered.
    if (again.length > 0) return open.find(one => then.indexOf(one) > here) ?? open[0];
    return then[here + 1] ?? open[0];
  }

  function goTo(questionId: string | undefined): void {
    setLeft(undefined);
    if (questionId) setAt(questionId);
  }

  /** Saves what a step asks, with what could not be saved before, and goes on: 'done' when everything is answered. */
  async function saveAndGoOn(given: Answers): Promise<'failed' | 'moved' | 'done'> {
    if (!step || !(await answers.save({ ...answers.unsaved, ...given }))) return 'failed';
    const to = stepAfter(step.questions[0].id, given);
    goTo(to?.questions[0].id);
    return to ? 'moved' : 'done';
  }

  /** Sets the duties of the category that begins here to "Not sure" and goes past them. */
  async function leave(): Promise<void> {
    const question = step?.questions[0];
    if (!question) return;
    const ids = dutiesToLeave(progress, question);
    const given = Object.fromEntries(ids.map(id => [id, 'unsure']));
    if (!(await answers.save(given))) return;
    const leaving = new Set(later).add(question.category);
    setLater(leaving);
    const to = stepAfter(question.id, given, leaving);
    goTo(to?.questions[0].id);
    if (to) setLeft({ category: question.category, count: ids.length });
  }

  /** Confirms last time's answers to these questions, and goes to what is open then; to the last step when nothing is. */
  async function confirmAll(ids: readonly string[]): Promise<void> {
    const given = step && (await answers.confirm(ids));
    if (!given) return;
    const saved = new Set([...answers.saved, ...Object.keys(given)]);
    const then = stepsOf({ ...progress, answers: { ...answers.all, ...given }, saved });
    const here = indexOf(then, step.questions[0].id);
    const open = then.slice(here).find(one => isOpen(one, saved)) ?? then.find(one => isOpen(one, saved));
    goTo((open ?? then.at(-1))?.questions[0].id);
  }

  /** Asks the duties of a category one by one after all. Each stays "Not sure" until an answer is chosen. */
  function comeBackTo(category: string): void {
    const ids = steps.find(one => one.kind === 'later' && categoryOf(one) === category)?.questions.map(({ id }) => id);
    answers.askAgain(ids ?? []);
    setLater(new Set([...later].filter(one => one !== category)));
    goTo(ids?.[0]);
  }

  const isOther = (one: Step<Q>, place: number) => place !== index && isOpen(one, answers.saved);
  const nextOpen = steps.find((one, place) => place > index && isOther(one, place)) ?? steps.find(isOther);

  return {
    progress,
    steps,
    index,
    step,
    sections: sectionsOf(progress),
    suggested,
    /** Whether one stands where the page opened: at the first step that was open, or at the last where none was. */
    isWhereOpened: !!resumeAt && indexOf(steps, resumeAt) === index,
    left,
    /** Whether nothing is left to answer but this step. */
    isLast: step ? !stepAfter(step.questions[0].id, {}) : true,
    toLeave: step?.kind === 'question' ? dutiesToLeave(progress, step.questions[0]).length : 0,
    /** Goes to a step that still needs an answer, where there is another one. */
    onNextOpen: nextOpen && (() => goTo(nextOpen.questions[0].id)),
    goTo,
    goToStep: (place: number) => goTo(steps[place]?.questions[0].id),
    saveAndGoOn,
    leave,
    confirmAll,
    comeBackTo,
  };
}

const isOpen = ({ questions }: Step<Asked>, saved: ReadonlySet<string>) => questions.some(({ id }) => !saved.has(id));

function suggestedBy(source: Suggestion['source'], suggestions: readonly Suggestion[]): Answers {
  const own = suggestions.filter(suggestion => suggestion.source === source);
  return Object.fromEntries(own.map(({ questionId, answer }) => [questionId, answer]));
}
