import type { Answers } from '../../scoring/answers.ts';

/** The facts by their short names; `uk2-f-pd` is "pd". */
export const factNames = [
  'use',
  'pd',
  'le',
  'dec',
  'adm',
  'sc',
  'rli',
  'hr',
  'proc',
  'con',
  'child',
  'iss',
  'onl',
  'u2u',
  'srch',
  'porn',
  'exm',
  'img',
  'tool',
  'dev',
  'safe',
  'pub',
  'cg',
  'fin',
  'fun',
] as const;
export type AskedFact = (typeof factNames)[number];

type Term = AskedFact | { all: readonly Term[] } | { any: readonly Term[] } | { not: Term };

const posts = { all: ['u2u', { not: 'exm' }] } as const;
const finds = { all: ['srch', { not: 'exm' }] } as const;

/** Facts that follow from several answers: which law governs the data, the online services for children, and which services the Online Safety Act regulates. */
export const derivedFacts = {
  gdpr: { all: ['pd', { not: 'le' }] },
  police: { all: ['pd', 'le'] },
  minors: { all: ['pd', { not: 'le' }, 'iss'] },
  posts,
  finds,
  online: { any: [posts, finds, 'porn'] },
  public: { any: ['pub', 'fun'] },
  otherPublic: { all: ['pub', { not: 'cg' }] },
} as const satisfies Readonly<Record<string, Term>>;
type Derived = keyof typeof derivedFacts;
const derivedNames = Object.keys(derivedFacts) as Derived[];

export type Fact = AskedFact | Derived;

export type FactValue = 'yes' | 'no' | 'unsure';
export type Facts = Readonly<Record<Fact, FactValue>>;

/** Facts that follow from another one, and are then not asked. */
const follows: Readonly<Partial<Record<AskedFact, AskedFact>>> = {
  // A decision without human involvement and with significant effect requires an impact assessment.
  hr: 'adm',
  safe: 'dev',
};

/** The question that an asked fact is answered with. */
export const questionIdOf = (fact: AskedFact): string => `uk2-f-${fact}`;

/** From least to most: of several required facts the least counts, of alternatives the most. */
const ORDER: readonly FactValue[] = ['no', 'unsure', 'yes'];
const rankOf = (value: FactValue) => ORDER.indexOf(value);
const valueAt = (rank: number) => ORDER[rank] ?? 'unsure';

function termValue(term: Term, asked: (fact: AskedFact) => FactValue): FactValue {
  if (typeof term === 'string') return asked(term);
  if ('not' in term) return valueAt(2 - rankOf(termValue(term.not, asked)));
  const ranks = ('all' in term ? term.all : term.any).map(part => rankOf(termValue(part, asked)));
  return valueAt('all' in term ? Math.min(...ranks) : Math.max(...ranks));
}

/** Facts, from answers that count: a question that was not asked is a "no", unless it follows from another fact. */
export function factsOf(counted: Answers): Facts {
  const asked = (fact: AskedFact): FactValue => {
    const value = counted[questionIdOf(fact)];
    if (value === 'yes' || value === 'unsure' || value === 'no') return value;
    const from = follows[fact];
    return from ? asked(from) : 'no';
  };
  return Object.fromEntries([
    ...factNames.map(fact => [fact, asked(fact)]),
    ...derivedNames.map(fact => [fact, termValue(derivedFacts[fact], asked)]),
  ]) as Record<Fact, FactValue>;
}

/** The questions behind a fact. */
export function questionsOf(fact: Fact): string[] {
  return termQuestions((derivedFacts as Partial<Record<Fact, Term>>)[fact] ?? (fact as AskedFact));
}

function termQuestions(term: Term): string[] {
  if (typeof term === 'string') return [term, follows[term] ?? []].flat().map(questionIdOf);
  if ('not' in term) return termQuestions(term.not);
  return ('all' in term ? term.all : term.any).flatMap(termQuestions);
}

/** "Not sure" counts as yes: not knowing never takes a duty away. */
export const mayBe = (facts: Facts, ...names: readonly Fact[]): boolean => names.every(name => facts[name] !== 'no');

/** Whether all of them are known to be so. */
export const certainly = (facts: Facts, ...names: readonly Fact[]): boolean =>
  names.every(name => facts[name] === 'yes');

/** Whether the system is no longer in use: no further duties arise from it. */
export const isRetired = (counted: Answers): boolean => counted['uk2-f-use'] === 'retired';

/** Only a certain "no" counts: then no duty is in force for the system yet. */
export const isInUse = (facts: Facts): boolean => facts.use !== 'no';
