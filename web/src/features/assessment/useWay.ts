import { useState } from 'react';
import { type Asked, dutiesToLeave, indexOf, sectionsOf, stepIndexOf, stepsOf, usedNow } from './assessmentSteps.ts';
import { confirmable, type PreviousAnswers } from './lastTime.ts';
import type { useAnswers } from './useAnswers.ts';

type Answers = Readonly<Record<string, string>>;
type Suggestion = { questionId: string; answer: string; source: 'register' | 'otherLaw' | 'systemType' };

/** The duties of a category that were just skipped and set to "Not sure". */
type Left = { category: string; ids: readonly string[] };

/** Answers known in advance: those of the organisation, of the system and of the previous assessment. */
type Known = {
  /** The organisation's facts. */
  organisation: Answers;
  suggestions: readonly Suggestion[];
  last: PreviousAnswers | undefined;
};

/**
 * The steps of an assessment, the current one, and the moves between them. The position is a question, because steps may appear and
 * disappear around it.
 * @param again the questions to answer again
 */
export function useWay<Q extends Asked>(
  questions: readonly Q[],
  { organisation, suggestions, last }: Known,
  { readOnly, again }: { readOnly: boolean; again: readonly string[] },
  answers: ReturnType<typeof useAnswers>,
) {
  const [known] = useState(() => {
    // An organisation duty is answered on its page; an answer here would not count.
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
  // Suggestions of any source decide which questions will probably apply.
  const proposed = { ...fromType, ...fromOther, ...fromRegister, ...confirmable(last), ...fromOrganisation };
  const [left, setLeft] = useState<Left>();
  const progress = { questions, used, proposed, answers: answers.all, saved: answers.saved };
  const steps = stepsOf(progress);
  // Fixed when the page opens; answers of this visit do not change it.
  const [resumeAt] = useState(() => (steps.find(({ id }) => !answers.saved.has(id)) ?? steps.at(-1))?.id);
  const [at, setAt] = useState((!readOnly && (again[0] ?? resumeAt)) || '');
  const stood = steps[stepIndexOf(steps, questions, at)];
  // A user who came for some questions sees only those until they choose another one.
  const chosen = steps.filter(({ id }) => again.includes(id));
  const isUpdating = !!stood && chosen.includes(stood);
  const path = isUpdating ? chosen : steps;
  const index = Math.max(0, stood ? path.indexOf(stood) : 0);
  const step = path[index];

  /** The next step after one whose answers are saved; undefined when every applicable question is answered. */
  function stepAfter(from: string, given: Answers): Q | undefined {
    const saved = new Set([...answers.saved, ...Object.keys(given)]);
    const then = stepsOf({ ...progress, answers: { ...answers.all, ...given }, saved });
    const here = indexOf(then, from);
    const open = then.filter(({ id }) => id !== from && !saved.has(id));
    const update = then.filter(({ id }) => id !== from && again.includes(id) && !(id in answers.given));
    if (isUpdating && update.length > 0) return update.find(one => then.indexOf(one) > here) ?? update[0];
    // A user who came for some questions skips those already answered.
    if (again.length > 0) return open.find(one => then.indexOf(one) > here) ?? open[0];
    return then[here + 1] ?? open[0];
  }

  function goTo(questionId: string | undefined): void {
    setLeft(undefined);
    if (questionId) setAt(questionId);
  }

  /** Saves the step's answers and those that could not be saved before, then continues. 'done' means that every question is answered. */
  async function saveAndGoOn(given: Answers): Promise<'failed' | 'moved' | 'updated' | 'done'> {
    if (!step || !(await answers.save({ ...answers.unsaved, ...given }))) return 'failed';
    const to = stepAfter(step.id, given);
    // The remaining question has a previous answer, which is kept or checked in the list of all answers.
    if (isUpdating && to && !again.includes(to.id)) return 'updated';
    goTo(to?.id);
    return to ? 'moved' : 'done';
  }

  /** Sets the duties of the category that starts here to "Not sure" and skips them. */
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
   * Confirms the previous answers to these questions. Then goes to the next open question, or to the last step if none is open; an update
   * of some questions stays where it is. Returns whether the answers were saved.
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

  /** Asks the duties that were just skipped. Each stays "Not sure" until an answer is chosen. */
  function comeBackTo(ids: readonly string[]): void {
    answers.askAgain(ids);
    goTo(ids[0]);
  }

  const isOther = ({ id }: Q, place: number) => place !== index && !answers.saved.has(id);
  const nextOpen = path.find((one, place) => place > index && isOther(one, place)) ?? path.find(isOther);

  return {
    progress,
    /** The steps that are shown. */
    steps: path,
    /** Whether these are only the questions to answer again. */
    isUpdating,
    index,
    step,
    sections: sectionsOf(progress),
    /** The questions answered by the organisation's facts. */
    used: usedNow(progress),
    suggested,
    /** Whether the user is still at the step where the page opened: the first open one, or the last if none was open. */
    isWhereOpened: !!resumeAt && resumeAt === step?.id,
    left,
    /** Whether only this step is left to answer. */
    isLast: step ? !stepAfter(step.id, {}) : true,
    toLeave: step && !isUpdating ? dutiesToLeave(progress, step).length : 0,
    /** Goes to another step that still needs an answer, if there is one. */
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
