import { useState } from 'react';
import { type Asked, dutiesToLeave, indexOf, sectionsOf, stepIndexOf, stepsOf, usedNow } from './assessmentSteps.ts';
import { confirmable, type PreviousAnswers } from './lastTime.ts';
import type { useAnswers } from './useAnswers.ts';

type Answers = Readonly<Record<string, string>>;
type Suggestion = { questionId: string; answer: string; source: 'register' | 'otherLaw' | 'systemType' };

/** Duties of a category that were just left for later, set to "Not sure". */
type Left = { category: string; ids: readonly string[] };

/** Answers known before one is given: the organisation's, those about the system, and last time's. */
type Known = {
  /** The organisation's answers about itself. */
  organisation: Answers;
  suggestions: readonly Suggestion[];
  last: PreviousAnswers | undefined;
};

/**
 * The way through an assessment: its steps, where one stands, and how one moves. One stands at a question, so that steps may
 * appear and go before and after it.
 * @param again the questions that one came to answer again
 */
export function useWay<Q extends Asked>(
  questions: readonly Q[],
  { organisation, suggestions, last }: Known,
  { readOnly, again }: { readOnly: boolean; again: readonly string[] },
  answers: ReturnType<typeof useAnswers>,
) {
  const [known] = useState(() => {
    // A duty of the organisation is answered on its page: an answer here would not count.
    const isDuty = (id: string) => questions.some(one => one.id === id && one.group === 'organisationDuty');
    const isAgain = ([id]: [string, string]) => again.includes(id) && !isDuty(id);
    const said = Object.entries(organisation);
    return {
      used: Object.fromEntries(said.filter(one => !isAgain(one))) as Answers,
      suggested: {
        fromOrganisation: Object.fromEntries(said.filter(isAgain)) as Answers,
        fromRegister: suggestedBy('register', suggestions),
        fromOther: suggestedBy('otherLaw', suggestions),
        fromType: suggestedBy('systemType', suggestions),
      },
    };
  });
  const { used, suggested } = known;
  const { fromOrganisation, fromRegister, fromOther, fromType } = suggested;
  // What is proposed decides which questions will probably apply, whatever it is from.
  const proposed = { ...fromType, ...fromOther, ...fromRegister, ...confirmable(last), ...fromOrganisation };
  const [left, setLeft] = useState<Left>();
  const progress = { questions, used, proposed, answers: answers.all, saved: answers.saved };
  const steps = stepsOf(progress);
  // Settled when the page opens: answers of this visit do not move it.
  const [resumeAt] = useState(() => (steps.find(({ id }) => !answers.saved.has(id)) ?? steps.at(-1))?.id);
  const [at, setAt] = useState((!readOnly && (again[0] ?? resumeAt)) || '');
  const stood = steps[stepIndexOf(steps, questions, at)];
  // Who came for some questions is led through those alone, until another one is chosen.
  const chosen = steps.filter(({ id }) => again.includes(id));
  const isUpdating = !!stood && chosen.includes(stood);
  const path = isUpdating ? chosen : steps;
  const index = Math.max(0, stood ? path.indexOf(stood) : 0);
  const step = path[index];

  /** The step to go to from a step whose answers are saved by then; undefined when all that applies is answered. */
  function stepAfter(from: string, given: Answers): Q | undefined {
    const saved = new Set([...answers.saved, ...Object.keys(given)]);
    const then = stepsOf({ ...progress, answers: { ...answers.all, ...given }, saved });
    const here = indexOf(then, from);
    const open = then.filter(({ id }) => id !== from && !saved.has(id));
    const update = then.filter(({ id }) => id !== from && again.includes(id) && !(id in answers.given));
    if (isUpdating && update.length > 0) return update.find(one => then.indexOf(one) > here) ?? update[0];
    // Who came for some questions does not walk through those that are answered.
    if (again.length > 0) return open.find(one => then.indexOf(one) > here) ?? open[0];
    return then[here + 1] ?? open[0];
  }

  function goTo(questionId: string | undefined): void {
    setLeft(undefined);
    if (questionId) setAt(questionId);
  }

  /** Saves what a step asks, with what could not be saved before, and goes on: 'done' when everything is answered. */
  async function saveAndGoOn(given: Answers): Promise<'failed' | 'moved' | 'updated' | 'done'> {
    if (!step || !(await answers.save({ ...answers.unsaved, ...given }))) return 'failed';
    const to = stepAfter(step.id, given);
    // What is left has an answer of last time: it is kept, or looked at, from the list of all answers.
    if (isUpdating && to && !again.includes(to.id)) return 'updated';
    goTo(to?.id);
    return to ? 'moved' : 'done';
  }

  /** Sets the duties of the category that begins here to "Not sure" and goes past them. */
  async function leave(): Promise<void> {
    if (!step) return;
    const ids = dutiesToLeave(progress, step);
    const given = Object.fromEntries(ids.map(id => [id, 'unsure']));
    if (!(await answers.save(given))) return;
    const to = stepAfter(ids.at(-1) ?? step.id, given);
    goTo(to?.id);
    if (to) setLeft({ category: step.category, ids });
  }

  /**
   * Confirms last time's answers to these questions, and goes to what is open then; to the last step when nothing is. Who updates some
   * questions stays where they are. Returns whether the answers were saved.
   */
  async function confirmAll(ids: readonly string[]): Promise<boolean> {
    const given = step && (await answers.confirm(ids));
    if (!given || isUpdating) return !!given;
    const saved = new Set([...answers.saved, ...Object.keys(given)]);
    const then = stepsOf({ ...progress, answers: { ...answers.all, ...given }, saved });
    const isOpen = ({ id }: Q) => !saved.has(id);
    const open = then.slice(indexOf(then, step.id)).find(isOpen) ?? then.find(isOpen);
    goTo((open ?? then.at(-1))?.id);
    return true;
  }

  /** Asks the duties that were just left for later after all. Each stays "Not sure" until an answer is chosen. */
  function comeBackTo(ids: readonly string[]): void {
    answers.askAgain(ids);
    goTo(ids[0]);
  }

  const isOther = ({ id }: Q, place: number) => place !== index && !answers.saved.has(id);
  const nextOpen = path.find((one, place) => place > index && isOther(one, place)) ?? path.find(isOther);

  return {
    progress,
    /** The steps through which one is led. */
    steps: path,
    /** Whether these are only the questions that one came to answer again. */
    isUpdating,
    index,
    step,
    sections: sectionsOf(progress),
    /** The questions that the organisation's own answers are used for. */
    used: usedNow(progress),
    suggested,
    /** Whether one stands where the page opened: at the first step that was open, or at the last where none was. */
    isWhereOpened: !!resumeAt && resumeAt === step?.id,
    left,
    /** Whether nothing is left to answer but this step. */
    isLast: step ? !stepAfter(step.id, {}) : true,
    toLeave: step && !isUpdating ? dutiesToLeave(progress, step).length : 0,
    /** Goes to a step that still needs an answer, where there is another one. */
    onNextOpen: nextOpen && (() => goTo(nextOpen.id)),
    goTo,
    goToStep: (place: number) => goTo(path[place]?.id),
    saveAndGoOn,
    leave,
    confirmAll,
    comeBackTo,
  };
}

function suggestedBy(source: Suggestion['source'], suggestions: readonly Suggestion[]): Answers {
  const own = suggestions.filter(suggestion => suggestion.source === source);
  return Object.fromEntries(own.map(({ questionId, answer }) => [questionId, answer]));
}
