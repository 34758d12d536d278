import { applicable } from '@aicp/compliance/scoring/applicable';
import { ordinaryAnswer } from '@aicp/compliance/scoring/bestAnswers';
import type { Condition } from '@aicp/compliance/scoring/condition';

/** What the way through an assessment needs to know of a question. */
export type Asked = {
  id: string;
  category: string;
  askedWhen?: Condition | null;
  type: 'single_choice' | 'yes_no';
  options?: readonly { value: string }[] | null | undefined;
};

type Answers = Readonly<Record<string, string>>;

export type Progress<Q extends Asked> = {
  /** All questions of the bank, in their order. */
  questions: readonly Q[];
  /** What was answered, also on earlier visits. */
  answers: Answers;
  /** Answers to confirm: those that the organisation's record gives, and those that last time, the other law or the type of the system propose. */
  onRecord: Answers;
  proposed: Answers;
  /** The questions whose answers are saved. */
  saved: ReadonlySet<string>;
  /** The categories whose duties were left for later. */
  later: ReadonlySet<string>;
};

/**
 * What is chosen or confirmed at once: one question, those on record about the organisation, or the duties of a category that
 * were left for later.
 */
export type Step<Q extends Asked> = { kind: 'question' | 'record' | 'later'; questions: readonly [Q, ...Q[]] };

const MATURITY = ['implemented', 'partial', 'none', 'unsure'];

/** Whether a question asks how far a duty is in place. */
function isDuty({ options }: Asked): boolean {
  return MATURITY.every(value => options?.some(option => option.value === value));
}

/**
 * The questions that apply. Those without an answer count as answered with what is suggested, or most often so, so that the
 * number of questions changes little on the way; of what was answered nothing depends on that, since conditions only look back.
 */
export function appliesNow<Q extends Asked>({ questions, answers, onRecord, proposed }: Progress<Q>): Q[] {
  return applicable({ questions }, { ...proposed, ...onRecord, ...answers }, ordinaryAnswer);
}

/**
 * The steps of an assessment, in order. A question of the organisation that begins to apply only after the others were confirmed
 * is a step of its own.
 */
export function stepsOf<Q extends Asked>(progress: Progress<Q>): Step<Q>[] {
  const { answers, onRecord, saved, later } = progress;
  const path = appliesNow(progress);
  const taken = new Set<string>();
  const isLater = (question: Q) =>
    later.has(question.category) && isDuty(question) && answers[question.id] === 'unsure' && !onRecord[question.id];

  function stepFrom(question: Q): Step<Q> {
    if (onRecord[question.id]) {
      const others = path.filter(
        ({ id }) => id !== question.id && onRecord[id] && !taken.has(id) && (!saved.has(question.id) || saved.has(id)),
      );
      return { kind: 'record', questions: [question, ...others] };
    }
    if (!isLater(question)) return { kind: 'question', questions: [question] };
    const others = path.filter(
      other => other.id !== question.id && other.category === question.category && isLater(other),
    );
    return { kind: 'later', questions: [question, ...others] };
  }

  return path.flatMap(question => {
    if (taken.has(question.id)) return [];
    const step = stepFrom(question);
    for (const { id } of step.questions) taken.add(id);
    return [step];
  });
}

/** The duties without an answer that "We have not looked at this yet" would set to "Not sure", where this question is the first of them. */
export function dutiesToLeave<Q extends Asked>(progress: Progress<Q>, question: Q): string[] {
  const isOpenHere = (other: Q) =>
    other.category === question.category &&
    isDuty(other) &&
    !progress.onRecord[other.id] &&
    !progress.saved.has(other.id);
  const first = appliesNow(progress).find(other => other.category === question.category && isDuty(other));
  if (first?.id !== question.id) return [];
  let ids: string[] = [];
  // What is set may make others apply.
  for (;;) {
    const answers = { ...progress.answers, ...Object.fromEntries(ids.map(id => [id, 'unsure'])) };
    const next = appliesNow({ ...progress, answers })
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
  const { questions, answers, onRecord, saved } = progress;
  const own = questions.filter(({ id, category }) => {
    const before = last.get(id);
    return (
      category === question.category &&
      before &&
      before.change !== 'question' &&
      before.change !== 'register' &&
      !onRecord[id] &&
      !saved.has(id)
    );
  });
  const confirmed = Object.fromEntries(own.map(({ id }) => [id, last.get(id)?.answer ?? '']));
  const applying = new Set(applicable({ questions }, { ...answers, ...confirmed }).map(({ id }) => id));
  const ids = own.map(({ id }) => id).filter(id => applying.has(id));
  return ids[0] === question.id ? ids : [];
}

/** What was answered last time and is open now, without what has changed since and what is answered again on purpose. */
export function othersToConfirm<Q extends Asked>(
  progress: Progress<Q>,
  last: Last,
  again: readonly string[],
): string[] {
  return appliesNow(progress)
    .map(({ id }) => id)
    .filter(id => {
      const before = last.get(id);
      return before && !before.change && !again.includes(id) && !progress.onRecord[id] && !progress.saved.has(id);
    });
}

/** The categories whose duties were all answered "Not sure", as leaving them for later does. */
export function leftForLater(progress: Omit<Progress<Asked>, 'later'>): Set<string> {
  const duties = appliesNow({ ...progress, later: new Set() }).filter(
    question => isDuty(question) && !progress.onRecord[question.id],
  );
  const categories = new Set(duties.map(({ category }) => category));
  return new Set(
    [...categories].filter(category => {
      const own = duties.filter(duty => duty.category === category);
      return own.length > 1 && own.every(({ id }) => progress.answers[id] === 'unsure');
    }),
  );
}

/** The category that a step belongs to: of several, the one with the most questions. */
export function categoryOf({ questions }: Step<Asked>): string {
  const count = (category: string) => questions.filter(question => question.category === category).length;
  return questions.map(({ category }) => category).reduce((most, one) => (count(one) > count(most) ? one : most));
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
  const path = appliesNow(progress);
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
export function indexOf(steps: readonly Step<Asked>[], questionId: string): number {
  return steps.findIndex(({ questions }) => questions.some(({ id }) => id === questionId));
}

/**
 * The place of someone who stands at a question: where it no longer applies, because a colleague changed an answer before it, the
 * step that follows it; '' is the first.
 */
export function placeOf(steps: readonly Step<Asked>[], questions: readonly Asked[], at: string): number {
  const place = indexOf(steps, at);
  if (place >= 0 || at === '') return Math.max(0, place);
  const order = questions.map(({ id }) => id);
  const next = steps.findIndex(step => order.indexOf(step.questions[0].id) > order.indexOf(at));
  return next >= 0 ? next : Math.max(0, steps.length - 1);
}
