import { longDate } from '../../law/calendar.ts';
import { countedAnswers } from '../../scoring/applicable.ts';
import { bandOf, complianceScore } from '../../scoring/complianceScore.ts';
import type { Scored } from '../../scoring/publishedBank.ts';
import { levelOf } from '../../scoring/riskLevel.ts';
import type { Verdict } from '../../scoring/verdict.ts';
import { bank } from './bank.ts';
import { dates } from './dates.ts';
import { dutyOf } from './duties.ts';
import { factsOf } from './facts.ts';
import { forbidden } from './forbidden.ts';
import { issuesOf, notesOf } from './issues.ts';
import { type Item, itemsOf, pointsOf, principleScores, ratingOf } from './rating.ts';
import { regulatorsFor } from './regulators.ts';
import { traceOf } from './trace.ts';
import { ukCitation } from './ukCitation.ts';

/** Scores complete, valid answers against the UK's five principles and the law that binds. Without flips. */
export function scoreUk({ answers, today }: Scored): Verdict {
  const counted = countedAnswers(bank, answers);
  const facts = factsOf(counted);
  const items = itemsOf(bank.questions, counted, facts);
  const principles = principleScores(items, counted, facts);
  const isForbidden = forbidden(counted, facts).length > 0;
  const { ragScore, riskScore, points } = ratingOf(items, principles, isForbidden);
  const compliance = complianceScore(riskScore);
  const issues = issuesOf(items, counted, facts, today);
  const findings = unique(issues.flatMap(({ gap }) => gap ?? []));
  const actions = unique(issues.map(({ action }) => action));
  const regulators = regulatorsFor(facts);
  return {
    riskLevel: levelOf(riskScore),
    riskScore,
    complianceScore: compliance,
    band: bandOf(compliance),
    ragScore,
    principleScores: principles,
    gaps: findings.map(({ text }) => text),
    recommendations: actions.map(({ text }) => text),
    findings,
    actions,
    notes: notesOf(issues, facts, today),
    scored: true,
    remarks: [],
    class: null,
    roles: [],
    model: null,
    supervisors: regulators.map(({ fullName }) => fullName),
    regulators,
    duties: items
      .map(item => dutyOf(item, facts, today))
      .toSorted((a, b) => Number(a.binds === false) - Number(b.binds === false)),
    requests: [],
    scores: { inForce: figureOf(items, riskScore, today), later: { score: 0, text: LATER } },
    working: workingOf(items, points, riskScore, ragScore),
    fines: null,
    trace: traceOf(bank, counted, items, principles, isForbidden, ragScore),
    flips: [],
    clocks: dates
      .filter(({ id }) => items.some(({ laws }) => laws.some(({ cite }) => cite[3] === id)))
      .map(({ id, date, label }) => ({ date, what: label, citation: citationFor(items, id), binding: true })),
  };
}

const LATER = 'Nothing of what this assessment looks at begins to apply later.';

function figureOf(items: readonly Item[], score: number, today: string): { score: number; text: string } {
  const binding = items.filter(({ laws }) => laws.length > 0);
  const open = binding.filter(({ points }) => points > 0).length;
  const day = longDate(today);
  if (binding.length === 0)
    return { score, text: `On ${day} no law binds this system beyond the law that binds everybody.` };
  const text =
    open === 0
      ? `All ${binding.length} items that law binds are in place on ${day}.`
      : `Of ${binding.length} items that law binds, ${open} ${open === 1 ? 'is' : 'are'} not fully in place on ${day}.`;
  return { score, text };
}

/** Every item that scores, and what raised the sum to the level of the rating. */
function workingOf(items: readonly Item[], points: number, riskScore: number, rag: string): Verdict['working'] {
  const lines = items
    .filter(item => item.points > 0)
    .map(({ question, points }) => ({ label: question.question, points, weight: 1 }));
  const raised = riskScore - pointsOf(items);
  return raised > 0
    ? [...lines, { label: `Raised to the level of ${rag} from ${points}`, points: raised, weight: 1 }]
    : lines;
}

function citationFor(items: readonly Item[], id: string) {
  const law = items.flatMap(({ laws }) => laws).find(({ cite }) => cite[3] === id);
  if (!law) throw new RangeError(`No item that binds begins with "${id}".`);
  return ukCitation(law.cite);
}

/** The first of several with the same text. */
function unique<T extends { text: string }>(all: readonly T[]): T[] {
  return all.filter(({ text }, at) => all.findIndex(other => other.text === text) === at);
}
