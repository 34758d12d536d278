import { applicable } from '@aicp/compliance/scoring/applicable';
import { ordinaryAnswer } from '@aicp/compliance/scoring/compliantAnswers';
import type { Condition } from '@aicp/compliance/scoring/condition';

/** The fields of a question that the steps need. */
export type Asked = {
  id: string;
  category: string;
  askedWhen?: Condition | null;
  group?: string | null | undefined;
  type: 'single_choice' | 'yes_no';
  options?: readonly { value: string }[] | null | undefined;
};

type Answers = Readonly<Record<string, string>>;

export type Progress<Q extends Asked> = {
  /** All questions of the bank, in order. */
  questions: readonly Q[];
  /** The answers, including those of earlier visits. */
  answers: Answers;
  /** The organisation's facts: they count and are not asked. */
  used: Answers;
  /** The answers to confirm, suggested by the previous assessment, the other law or the type of the system. */
  proposed: Answers;
  /** The questions with saved answers. */
  saved: ReadonlySet<string>;
};

const MATURITY = ['implemented', 'partial', 'none', 'unsure'];

/** Whether a question asks how far a duty is met. */
function isDuty({ options }: Asked): boolean {
  return MATURITY.every(value => options?.some(option => option.value === value));
}

/**
 * The applicable questions. Those without an answer count as answered with the suggestion, or with the most common answer, so that the
 * number of questions changes little. Answers already given do not depend on that, because conditions only look back.
 */
function appliesNow<Q extends Asked>({ questions, answers, used, proposed }: Progress<Q>): Q[] {
  return applicable({ questions }, { ...proposed, ...used, ...answers }, ordinaryAnswer);
}

/** The steps of an assessment, in order: each applicable question, except those that the organisation has answered. */
export function stepsOf<Q extends Asked>(progress: Progress<Q>): Q[] {
  return appliesNow(progress).filter(({ id }) => !progress.used[id]);
}

/** The organisation's facts that count here, because their questions apply. */
export function usedNow<Q extends Asked>(progress: Progress<Q>): Q[] {
  return appliesNow(progress).filter(({ id }) => progress.used[id]);
}

/** The unanswered duties that "Not Reviewed Yet" would set to "Not sure", if this question is the first of them. */
export function dutiesToLeave<Q extends Asked>(progress: Progress<Q>, question: Q): string[] {
  const isOpenHere = (other: Q) =>
    other.category === question.category && isDuty(other) && !progress.saved.has(other.id);
  const first = stepsOf(progress).find(other => other.category === question.category && isDuty(other));
  if (first?.id !== question.id) return [];
  let ids: string[] = [];
  // The new answers may make other questions apply.
  for (;;) {
    const answers = { ...progress.answers, ...Object.fromEntries(ids.map(id => [id, 'unsure'])) };
    const next = stepsOf({ ...progress, answers })
      .filter(isOpenHere)
      .map(({ id }) => id);
    if (next.length === ids.length) return next;
    ids = next;
  }
}

type Last = ReadonlyMap<
  string,
  { answer: string; change?: 'question' | 'law' | 'proposal' | 'register' | null | undefined }
>;

/**
 * The open questions of a category that were answered in the previous assessment in the same words, if this question is the first of
 * them. Includes those that begin to apply because of others among them.
 */
export function toConfirm<Q extends Asked>(progress: Progress<Q>, question: Q, last: Last): string[] {
  const { questions, answers, used, saved } = progress;
  const own = questions.filter(({ id, category }) => {
    const before = last.get(id);
    return (
      category === question.category &&
      before &&
      before.change !== 'question' &&
      before.change !== 'register' &&
      !used[id] &&
      !saved.has(id)
    );
  });
  const confirmed = Object.fromEntries(own.map(({ id }) => [id, last.get(id)?.answer ?? '']));
  const applying = new Set(applicable({ questions }, { ...used, ...answers, ...confirmed }).map(({ id }) => id));
  const ids = own.map(({ id }) => id).filter(id => applying.has(id));
  return ids[0] === question.id ? ids : [];
}

/** The open questions with a previous answer, without those that have changed since and those answered again on purpose. */
export function othersToConfirm<Q extends Asked>(
  progress: Progress<Q>,
  last: Last,
  again: readonly string[],
): string[] {
  return stepsOf(progress)
    .map(({ id }) => id)
    .filter(id => {
      const before = last.get(id);
      return before && !before.change && !again.includes(id) && !progress.saved.has(id);
    });
}

export type Section<Q extends Asked = Asked> = {
  category: string;
  answered: number;
  total: number;
  target: string;
  questions: readonly Q[];
};

/** The categories of the steps, each with the question to open: its first unanswered question, otherwise its first question. */
export function sectionsOf<Q extends Asked>(progress: Progress<Q>): Section<Q>[] {
  const path = stepsOf(progress);
  const categories = [...new Set(path.map(({ category }) => category))];
  return categories.map(category => {
    const own = path.filter(question => question.category === category);
    const open = own.filter(({ id }) => !progress.saved.has(id));
    return {
      category,
      answered: own.length - open.length,
      total: own.length,
      target: (open[0] ?? own[0])?.id ?? '',
      questions: own,
    };
  });
}

/** The index of the step that asks a question; -1 if there is none. */
export function indexOf(steps: readonly Asked[], questionId: string): number {
  return steps.findIndex(({ id }) => id === questionId);
}

/**
 * The index of the current question's step. If the question no longer applies, because a colleague changed an earlier answer, the step
 * that follows it. '' is the first step.
 */
export function stepIndexOf(steps: readonly Asked[], questions: readonly Asked[], at: string): number {
  const place = indexOf(steps, at);
  if (place >= 0 || at === '') return Math.max(0, place);
  const order = questions.map(({ id }) => id);
  const next = steps.findIndex(({ id }) => order.indexOf(id) > order.indexOf(at));
  return next >= 0 ? next : Math.max(0, steps.length - 1);
}
