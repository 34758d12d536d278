import { bankOf } from '@aicp/compliance/banks/banks';
import { qmsRequirements } from '@aicp/compliance/tools/qms';
import { parseOwnActionRef } from '@aicp/contracts/ownActionRef';
import type { TitledDuty } from './dutyProofs.ts';

/** The question, QMS requirement or action that a file supports, and the duties behind it with their provisions. */
export type Proves = { proves: string; duties: string[] };

/** An assessment's bank, and the duties of its result; there are none before it is completed. */
type Assessed = { bankVersion: string; result: { duties: readonly Pick<TitledDuty, Named>[] } };
type Named = 'id' | 'questionId' | 'title' | 'citation';

/** The requirement, the question and the duties behind the id of a question ("eu2-d-9"), a duty or a QMS requirement ("qms-4"). */
function behind(supports: string, { bankVersion, result }: Assessed) {
  return {
    requirement: qmsRequirements.find(({ id }) => id === supports),
    question: bankOf(bankVersion).questions.find(({ id }) => id === supports),
    duties: result.duties.filter(({ id, questionId }) => questionId === supports || id === supports),
  };
}

/** @param supports an id as in `behind`, or an own action ("action-12") */
export function provesOf(supports: string, assessed: Assessed): Proves {
  const action = parseOwnActionRef(supports);
  if (action) return { proves: `Own action ${action}`, duties: [] };
  const { requirement, question, duties: asked } = behind(supports, assessed);
  if (requirement) {
    return { proves: 'QMS checklist', duties: [line(requirement.requirement, requirement.articleRef)] };
  }
  const duties = asked.map(({ title, citation }) => line(title, citation.label));
  if (!question) return { proves: asked[0]?.title ?? supports, duties };
  const { question: proves, category, citation } = question;
  // A question about the system's facts has a provision, but no duty.
  return { proves, duties: duties.length > 0 ? duties : [line(category, citation.label)] };
}

/**
 * The title of a link's target: the requirement, the duty or the question; null if unknown.
 * @param target the id of a duty can differ from the question that it supports
 */
export function titleOfTarget(
  { target, supports }: { target: string; supports: string | null },
  assessed: Assessed,
): string | null {
  const { requirement, question, duties } = behind(supports ?? target, assessed);
  const duty = duties.find(({ id }) => id === target) ?? duties[0];
  return requirement?.requirement ?? duty?.title ?? question?.question ?? null;
}

/** All uses of a file, without repetition. */
export function together(all: readonly Proves[]): Proves {
  return {
    proves: [...new Set(all.map(({ proves }) => proves))].join('; '),
    duties: [...new Set(all.flatMap(({ duties }) => duties))],
  };
}

const line = (title: string, citation: string) => `${title} (${citation})`;
