import { type Answers, says } from '../answers.ts';
import { dateOf, longDate, stateOf } from '../dates.ts';
import { type EuFacts, named } from './euFacts.ts';

/** Advice that is added to an action only where the other answers call for it; empty otherwise. */
export function specialAdvice(questionId: string, answers: Answers, facts: EuFacts, today: string): string {
  const onlyDeploys = !facts.parties.includes('provider') && facts.parties.includes('deployer');
  if (questionId === 'eu-16' && facts.highRisk && says(answers, named.biometrics)) {
    return ' Where people are identified remotely, have two competent people confirm each match (Art. 14(5)).';
  }
  if (questionId === 'eu-21' && onlyDeploys) {
    return ' The duty to build it in lies with the provider: ask for it, and show your own notice meanwhile.';
  }
  const models = dateOf('legacy-gpai');
  if (questionId === 'eu-23' && stateOf(models, today).state === 'upcoming') {
    return ` Models on the market before ${longDate(dateOf('gpai-and-penalties'))} have until ${longDate(models)} (Art. 111(3)).`;
  }
  const legacy = dateOf('legacy-marking');
  if (questionId === 'eu-22' && stateOf(legacy, today).state === 'upcoming') {
    return ` Generators that were on the market before ${longDate(dateOf('general'))} have until ${longDate(legacy)} for the machine-readable marking (Art. 111(4)).`;
  }
  return '';
}
