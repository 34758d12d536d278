import type { Answers } from '../../scoring/answers.ts';

/** The facts by their short names; `uk2-f-pd` is "pd". */
export const factNames = [
  'pd',
  'dec',
  'adm',
  'sc',
  'rli',
  'hr',
  'proc',
  'con',
  'child',
  'onl',
  'dev',
  'safe',
  'pub',
  'cg',
  'fin',
] as const;
export type Fact = (typeof factNames)[number];

export type FactValue = 'yes' | 'no' | 'unsure';
export type Facts = Readonly<Record<Fact, FactValue>>;

/** Facts that follow from another one, and are then not asked. */
const follows: Readonly<Partial<Record<Fact, Fact>>> = {
  // A decision without human involvement and with significant effect calls for an impact assessment by itself.
  hr: 'adm',
  safe: 'dev',
};

/** The question that a fact is answered with. */
export const questionIdOf = (fact: Fact): string => `uk2-f-${fact}`;

/** What is known, from answers that count: a question that was not asked is a "no", unless it follows from another fact. */
export function factsOf(counted: Answers): Facts {
  const factOf = (fact: Fact): FactValue => {
    const value = counted[questionIdOf(fact)];
    if (value === 'yes' || value === 'unsure' || value === 'no') return value;
    const from = follows[fact];
    return from ? factOf(from) : 'no';
  };
  return Object.fromEntries(factNames.map(fact => [fact, factOf(fact)])) as Record<Fact, FactValue>;
}

/** "Not sure" counts as yes: not knowing never takes a duty away. */
export const mayBe = (facts: Facts, ...names: readonly Fact[]): boolean => names.every(name => facts[name] !== 'no');

/** Whether all of them are known to be so. */
export const certainly = (facts: Facts, ...names: readonly Fact[]): boolean =>
  names.every(name => facts[name] === 'yes');
