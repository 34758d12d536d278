import { applicable } from '@aicp/compliance/scoring/applicable';
import { ordinaryAnswer } from '@aicp/compliance/scoring/compliantAnswers';
import type { Condition } from '@aicp/compliance/scoring/condition';

/** What the way through an assessment needs to know of a question. */
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
  /** All questions of the bank, in their order. */
  questions: readonly Q[];
  /** What was answered, also on earlier visits. */
  answers: Answers;
  /** The organisation's answers about itself: they count and are not asked. */
  used: Answers;
  /** Answers to confirm: those that last time, the other law or the type of the system propose. */
  proposed: Answers;
  /** The questions whose answers are saved. */
  saved: ReadonlySet<string>;
};

const MATURITY = ['implemented', 'partial', 'none', 'unsure'];

/** Whether a question asks how far a duty is in place. */
function isDuty({ options }: Asked): boolean {
  return MATURITY.every(value => options?.some(option => option.value === value));
}

/**
 * The questions that apply. Those without an answer count as answered with what is suggested, or most often so, so that the
 * number of questions changes little on the way; of what was answered nothing depends on that, since conditions only look back.
 */
function appliesNow<Q extends Asked>({ questions, answers, used, proposed }: Progress<Q>): Q[] {
  return applicable({ questions }, { ...proposed, ...used, ...answers }, ordinaryAnswer);
}

/** The steps of an assessment, in order: each question that applies, but for those that the organisation has answered. */
export function stepsOf<Q extends Asked>(progress: Progress<Q>): Q[] {
  return appliesNow(progress).filter(({ id }) => !progress.used[id]);
}

/** The organisation's answers that count here: to questions that apply. */
export function usedNow<Q extends Asked>(progress: Progress<Q>): Q[] {
  return appliesNow(progress).filter(({ id }) => progress.used[id]);
}

/** The duties without an answer that "Not Reviewed Yet" would set to "Not sure", where this question is the first of them. */
export function dutiesToLeave<Q extends Asked>(progress: Progress<Q>, question: Q): string[] {
  const isOpenHere = (other: Q) =>
    other.category === question.category && isDuty(other) && !progress.saved.has(other.id);
  const first = stepsOf(progress).find(other => other.category === question.category && isDuty(other));
  if (first?.id !== question.id) return [];
  let ids: string[] = [];
  // What is set may make others apply.
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
 * The open questions of a category that were answered last time in the same words, those that begin to apply because of others of
 * them included, where this question is the first of them.
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

/** What was answered last time and is open now, without what has changed since and what is answered again on purpose. */
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

/** The categories on the way, with the question to go to: the first without an answer, otherwise the first. */
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

/** The place of the step that asks a question; -1 where none does. */
export function indexOf(steps: readonly Asked[], questionId: string): number {
  return steps.findIndex(({ id }) => id === questionId);
}

/**
 * The place of someone who stands at a question: where it no longer applies, because a colleague changed an answer before it, the
 * step that follows it; '' is the first.
 */
export function stepIndexOf(steps: readonly Asked[], questions: readonly Asked[], at: string): number {
  const place = indexOf(steps, at);
  if (place >= 0 || at === '') return Math.max(0, place);
  const order = questions.map(({ id }) => id);
  const next = steps.findIndex(({ id }) => order.indexOf(id) > order.indexOf(at));
  return next >= 0 ? next : Math.max(0, steps.length - 1);
}
