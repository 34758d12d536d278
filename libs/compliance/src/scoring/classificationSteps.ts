type Step = { rule: string; because: readonly { questionId: string }[]; citation: object | null; outcome: string };

/** The parts of a verdict that lead to its class. */
type Reasoned<Trace extends Step> = {
  notes: readonly string[];
  duties: readonly { questionId?: string | null | undefined; status: string }[];
  trace: readonly Trace[];
};

/** A step as reports list it, with the questions whose answers decided it. */
export type ClassificationStep<Trace extends Step> = {
  rule: string;
  because: Trace['because'] | readonly never[];
  citation: Trace['citation'] | null;
  outcome: string;
  questionIds: readonly string[];
};

const EXCEPTION = 'Exception of Art. 6(3)';
const CLAIM = 'eu2-e-claim';

/**
 * The steps of a verdict in their order. Under each route of Annex III they state whether the exception of Art. 6(3) is claimed, which a
 * verdict contains as a step only if it is.
 */
export function classificationSteps<Trace extends Step>(verdict: Reasoned<Trace>): ClassificationStep<Trace>[] {
  const { trace } = verdict;
  const steps = trace.map((step): ClassificationStep<Trace> => {
    const { rule, because, citation } = step;
    const asked = because.map(({ questionId }) => questionId);
    if (rule !== EXCEPTION) return { ...step, because, citation, questionIds: asked };
    const ground = /ground (\([a-d]\))/.exec(trace.at(-1)?.outcome ?? '')?.[1];
    const outcome = `Claimed${ground ? ` on ground ${ground}` : ''}. ${step.outcome}`;
    return { rule, because, citation, outcome, questionIds: [CLAIM, ...asked] };
  });
  const route = trace.findLastIndex(({ rule }, at) => rule.startsWith('Annex III') && at < trace.length - 1);
  if (route < 0 || trace.some(({ rule }) => rule === EXCEPTION)) return steps;
  const { outcome, isOpen } = withoutStep(verdict);
  const questionIds = isOpen ? [CLAIM] : [CLAIM, ...(steps[route]?.questionIds ?? [])];
  return steps.toSpliced(route + 1, 0, { rule: EXCEPTION, because: [], citation: null, outcome, questionIds });
}

/** The outcome of a claim that led to no step, or why none is made. */
function withoutStep({ notes, duties }: Pick<Reasoned<Step>, 'notes' | 'duties'>): {
  outcome: string;
  isOpen: boolean;
} {
  const documented = duties.find(({ questionId }) => questionId?.startsWith('eu2-e-doc'));
  if (documented) {
    const isWritten = documented.status === 'met' || documented.status === 'partly';
    return { outcome: isWritten ? 'Claimed. Not accepted.' : 'Claimed. Not accepted: not documented.', isOpen: true };
  }
  const closed = notes.flatMap(
    note => /^Art\. 6\(3\) is closed for (points? .+?) of Annex III/.exec(note)?.[1] ?? [],
  )[0];
  if (closed)
    return {
      outcome: `Not available: as the law is read here, systems under ${closed} of Annex III always profile people.`,
      isOpen: false,
    };
  const isUnknown = notes.some(note => note.startsWith('Art. 6(3) cannot be relied on'));
  if (isUnknown) return { outcome: 'Not available: the use under Annex III is not known.', isOpen: false };
  return { outcome: 'Not claimed in the answers.', isOpen: true };
}
