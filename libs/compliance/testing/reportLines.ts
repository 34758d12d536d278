import type { Citation } from '../src/law/citation.ts';
import type { Action } from '../src/scoring/assessmentResult.ts';
import type { Duty, FineFigure, Gap, TraceStep, Verdict } from '../src/scoring/verdict.ts';

type Cell = string | number | boolean | null | undefined;

/** Cells of a line; a dash if empty. */
const line = (...cells: Cell[]): string => cells.map(cell => cell ?? '-').join(' | ');
const cited = (citation: Citation | null) =>
  citation && (citation.appliesFrom ? `${citation.label}, from ${citation.appliesFrom}` : citation.label);
const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : []);

const gapLine = (gap: Gap) =>
  line(
    gap.questionId,
    gap.dutyId,
    gap.severity,
    gap.state,
    gap.tier,
    gap.owner,
    gap.appliesFrom,
    cited(gap.citation),
    gap.text,
  );
const actionLine = ({ questionId, due, goodPractice, appliesFrom, citation, text }: Action) =>
  line(questionId, due, goodPractice ? 'good practice' : 'law', appliesFrom, cited(citation), text);
const dutyLine = (duty: Duty) =>
  line(
    duty.id,
    duty.questionId,
    { true: 'binds', false: 'does not bind', null: 'may bind' }[`${duty.binds}`],
    duty.who,
    duty.status,
    duty.state,
    duty.from,
    duty.tier,
    duty.owner,
    cited(duty.citation),
    duty.title,
    duty.why,
  );
const stepLine = ({ rule, because, citation, outcome }: TraceStep) =>
  line(
    rule,
    because.map(({ questionId, answer }) => `${questionId}: ${answer}`).join(', ') || null,
    cited(citation),
    outcome,
  );
const fineLine = ({ max, tier, duties, text }: FineFigure) => line(max, tier, duties.join(', ') || null, text);

/** The results of other answers; they take many scorings, and most reports leave them out. */
export function flipLines({ flips }: Verdict): string[] {
  return section(
    'If another answer were the fact',
    flips.map(({ questionId, value, change, to }) => line(questionId, value, change, to)),
  );
}

/** Everything else in a report, as lines that a person can read and compare. */
export function reportLines(verdict: Verdict): string[] {
  const { class: verdictClass, fine } = verdict;
  return [
    line(verdict.scored ? 'scored' : 'not scored', verdict.riskLevel, verdict.riskScore, verdict.complianceScore),
    line(verdict.band, verdict.ragScore, verdict.model, verdict.euClass?.name),
    ...section(
      'Class',
      verdictClass
        ? [line(verdictClass.id, verdictClass.label, cited(verdictClass.citation)), verdictClass.reason]
        : [],
    ),
    ...section(
      'Principles',
      (verdict.principleScores ?? []).map(({ principle, rag, score, why }) => line(principle, rag, score, why)),
    ),
    ...section(
      'Roles',
      verdict.roles.map(({ id, label, why }) => line(id, label, why)),
    ),
    ...section('Supervised by', verdict.supervisors),
    ...section(
      'Regulators',
      (verdict.regulators ?? []).map(({ code, name, reason }) => line(code, name, reason)),
    ),
    ...section('Gaps', verdict.findings.map(gapLine)),
    ...section('Next steps', verdict.actions.map(actionLine)),
    ...section('Duties', verdict.duties.map(dutyLine)),
    ...section('Requests', verdict.requests),
    ...section(
      'Score',
      [verdict.scores.inForce, verdict.scores.later].map(({ score, text }) => line(score, text)),
    ),
    ...section(
      'How it came about',
      verdict.working.map(({ label, points, weight }) => line(label, points, weight)),
    ),
    ...section('Fines', verdict.fines ? [fineLine(verdict.fines.inForce), fineLine(verdict.fines.later)] : []),
    ...section(
      'How they were worked out',
      fine
        ? [
            line(fine.tier, fine.min, fine.max, fine.percent, fine.exposureFrom, cited(fine.citation)),
            ...fine.explanation,
          ]
        : [],
    ),
    ...section('The way to the result', verdict.trace.map(stepLine)),
    ...section(
      'Days',
      verdict.clocks.map(({ date, what, citation, binding }) =>
        line(date, binding ? 'law' : 'proposed', cited(citation), what),
      ),
    ),
    ...section('Notes', [...verdict.notes, ...verdict.remarks]),
  ];
}
