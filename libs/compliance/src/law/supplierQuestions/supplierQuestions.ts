import type { Jurisdiction } from '../jurisdiction.ts';
import { citationOfFact } from '../systemFacts/citationOfFact.ts';
import type { Fact } from '../systemFacts/fact.ts';
import { systemFacts } from '../systemFacts/systemFacts.ts';
import { dutyQuestions } from './dutyQuestions.ts';
import { anyLaw, askedAsFacts, underAct } from './factQuestions.ts';
import type { OthersDuty, SupplierQuestion } from './supplierQuestion.ts';

const ceMarking: SupplierQuestion = {
  id: 'ce-marking',
  text: 'Does the system bear the CE marking?',
  kind: 'choice',
  options: { yes: 'Yes', notYet: 'Not yet', notNeeded: 'None is needed' },
  citation: cited('Art. 48'),
  fact: null,
  beside: ['eu2-d-26-1'],
};

/**
 * What to ask the supplier of a system: what is made of the provider's duties in its report under the AI Act, if it has one, and what
 * only suppliers know about it. Every question once.
 */
export function supplierQuestions(jurisdiction: Jurisdiction, duties: readonly OthersDuty[]): SupplierQuestion[] {
  const facts = [...anyLaw, ...(jurisdiction === 'EU' ? underAct : [])].map(row => factQuestion(row, jurisdiction));
  const theirs = duties.filter(({ id, who }) => /provider/.test(who) && !askedAsFacts.includes(id) && id !== 'd-48');
  const once = [...new Map(theirs.map(duty => [duty.id, duty])).values()];
  return [...facts, ...(jurisdiction === 'EU' ? [ceMarking] : []), ...once.map(dutyQuestion)];
}

function factQuestion([name, text, ...beside]: (typeof anyLaw)[number], jurisdiction: Jurisdiction): SupplierQuestion {
  const fact: Fact | undefined = systemFacts.find(each => each.name === name);
  const [label] = fact?.asks ?? [];
  return {
    id: `fact-${name}`,
    text,
    kind: fact?.kind ?? 'text',
    options: {},
    citation: label !== undefined && jurisdiction === 'EU' ? cited(label) : null,
    fact: name,
    beside,
  };
}

function dutyQuestion({ id, title, citation: { label, url } }: OthersDuty): SupplierQuestion {
  const [text, ...beside] = dutyQuestions[id] ?? [`${title}: how do you meet this duty, and what shows it?`];
  return { id: `duty-${id}`, text, kind: 'text', options: {}, citation: { label, url }, fact: null, beside };
}

function cited(asked: string) {
  const { label, url } = citationOfFact(asked);
  return { label, url };
}
