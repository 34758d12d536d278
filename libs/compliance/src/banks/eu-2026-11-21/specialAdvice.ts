import { longDate, stateOf } from '../../law/calendar.ts';
import { type Answers, says } from '../../scoring/answers.ts';
import { dateOf } from './dates.ts';
import { type EuFacts, named } from './euFacts.ts';

type Case = { answers: Answers; facts: EuFacts; today: string };

/** Advice that is added to an action only where the other answers call for it; empty otherwise. */
export function specialAdvice(questionId: string, answers: Answers, facts: EuFacts, today: string): string {
  const advice = adviceOn[questionId]?.({ answers, facts, today });
  return advice ? ` ${advice}` : '';
}

const adviceOn: Readonly<Record<string, (given: Case) => string | false>> = {
  'eu-16': ({ answers, facts }) =>
    facts.highRisk &&
    says(answers, named.biometrics) &&
    'Where people are identified remotely, have at least two competent people confirm each match separately (Art. 14(5)).',
  'eu-19': ({ answers, facts }) =>
    facts.affectsPeople &&
    says(answers, named.publicBody) &&
    'As a public authority, register your use in the EU database and use only registered systems (Art. 26(8)).',
  'eu-20': ({ facts }) =>
    !facts.impactAssessmentOwed && 'By your other answers Art. 27 does not require it: check that first.',
  'eu-21': ({ facts }) => {
    if (facts.parties.includes('provider')) return false;
    const request = 'The duty to build it in lies with the provider: ask for it';
    return facts.parties.includes('deployer') ? `${request}, and show your own notice meanwhile.` : `${request}.`;
  },
  'eu-22': ({ today }) => {
    const legacy = dateOf('legacy-marking');
    if (stateOf(legacy, today).state === 'in force') return false;
    return `Generators that were on the market before ${longDate(dateOf('general'))} have until ${longDate(legacy)} for the machine-readable marking (Art. 111(4)).`;
  },
  'eu-23': ({ today }) => {
    const models = dateOf('legacy-gpai');
    if (stateOf(models, today).state === 'in force') return false;
    return `Models on the market before ${longDate(dateOf('gpai-and-penalties'))} have until ${longDate(models)} (Art. 111(3)).`;
  },
  'eu-25': ({ facts }) =>
    facts.parties.every(party => party === 'importer') &&
    'Art. 4 binds providers and deployers: as importer or distributor you owe this where you also use or provide AI.',
};
