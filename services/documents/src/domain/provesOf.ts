import { bankOf } from '@aicp/compliance/banks/banks';
import { qmsRequirements } from '@aicp/compliance/tools/qms';
import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { parseOwnActionRef } from '@aicp/contracts/ownActionRef';

/** The question, QMS requirement or action that a file supports, and each duty behind it with its provision. */
export type Proves = { proves: string; duties: string[] };

type Assessed = Pick<AssessmentCompletedData, 'bankVersion' | 'result'>;

/** @param supports the id of a question ("eu2-d-9") or a duty, a QMS requirement ("qms-4") or an own action ("action-12") */
export function provesOf(supports: string, { bankVersion, result }: Assessed): Proves {
  const action = parseOwnActionRef(supports);
  if (action) return { proves: `Own action ${action}`, duties: [] };
  const requirement = qmsRequirements.find(({ id }) => id === supports);
  if (requirement) {
    return { proves: 'QMS checklist', duties: [line(requirement.requirement, requirement.articleRef)] };
  }
  const question = bankOf(bankVersion).questions.find(({ id }) => id === supports);
  const asked = result.duties.filter(({ id, questionId }) => questionId === supports || id === supports);
  const duties = asked.map(({ title, citation }) => line(title, citation.label));
  if (!question) return { proves: asked[0]?.title ?? supports, duties };
  const { question: proves, category, citation } = question;
  // A question about the system's facts has no duty, but a provision.
  return { proves, duties: duties.length > 0 ? duties : [line(category, citation.label)] };
}

/** All that one file supports, each thing once. */
export function together(all: readonly Proves[]): Proves {
  return {
    proves: [...new Set(all.map(({ proves }) => proves))].join('; '),
    duties: [...new Set(all.flatMap(({ duties }) => duties))],
  };
}

const line = (title: string, citation: string) => `${title} (${citation})`;
