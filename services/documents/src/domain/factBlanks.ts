import { type FactName, factInWords, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { allItems, type DocumentContent, type Item, isBlank, mapItems } from './document.ts';
import type { Facts } from './facts.ts';
import type { SharedBlank } from './sharedBlanks.ts';

/** Which fact of the register answers which place that the documents share. What is not here only people can write. */
const shared: Partial<Record<SharedBlank, FactName>> = {
  'system-version': 'version',
  'review-date': 'nextReview',
  contact: 'contact',
  dpo: 'dataProtectionOfficer',
  supplier: 'supplier',
  users: 'users',
  misuse: 'misuse',
  architecture: 'architecture',
  'training-data': 'trainingData',
  'evaluation-data': 'evaluationData',
  'input-data': 'inputData',
  metrics: 'metrics',
  groups: 'groups',
  oversight: 'oversight',
  interpretation: 'interpretation',
  cybersecurity: 'cybersecurity',
  'planned-changes': 'plannedChanges',
  resources: 'resources',
  logs: 'logs',
  lifecycle: 'changes',
  monitoring: 'monitoring',
  standards: 'standards',
  conformity: 'certificate',
  decides: 'decides',
  data: 'dataKinds',
  factors: 'factors',
  'accuracy-in-plain-words': 'limitations',
  effects: 'effects',
  'affected-people': 'affectedPeople',
  harms: 'harms',
  'if-it-goes-wrong': 'ifItGoesWrong',
  'contest-address': 'contest',
  explanation: 'explanation',
  complaint: 'complaint',
  dpia: 'dpia',
  'fria-findings': 'impactSummary',
  where: 'where',
  formats: 'formats',
  'data-base-number': 'databaseEntry',
  'member-states': 'countries',
};

/** The same of places that stand in one document alone. */
const single: Readonly<Record<string, FactName>> = {
  licence: 'licence',
  'annex-xii-licence': 'licence',
  'lawful-basis': 'lawfulBasis',
  'fria-process': 'process',
  'fria-period': 'usePeriod',
  vulnerable: 'vulnerablePeople',
  'equality-groups': 'equality',
  'review-triggers': 'reviewTriggers',
  'technical-documentation-declaration': 'declaration',
  'registration-provider-trade-name': 'reference',
  'registration-provider-status': 'status',
  'model-documentation-computing': 'compute',
  'model-documentation-energy': 'energy',
  'registration-exempted-trade-name': 'reference',
  'registration-exempted-ground': 'exceptionGround',
};

/** Cells of a row of the register of risks that one fact of the system answers for every risk. The row for a further risk is its own. */
const ofRisk = [
  [/^risk-(?!further).*-owner$/, 'department'],
  [/^risk-(?!further).*-evidence$/, 'testReports'],
  [/^risk-(?!further).*-origin$/, 'misuse'],
  // Only where no measure is open, which would have its own day.
  [/^risk-(?!further).*-due$/, 'nextReview'],
] as const;

/** Of which risk it is the origin, people judge: both that it can have are named. */
const inOrigin = (misuse: string) => `The intended purpose, or misuse that can be foreseen: ${misuse}`;

function factFor(blank: string): FactName | undefined {
  return (
    (Object.hasOwn(shared, blank) ? shared[blank as SharedBlank] : undefined) ??
    (Object.hasOwn(single, blank) ? single[blank] : undefined) ??
    ofRisk.find(([pattern]) => pattern.test(blank))?.[1]
  );
}

const labels = new Map<string, string>(systemFacts.map(({ name, label }) => [name, label]));

/** What the register says, as a source; undefined where nothing is on record. */
export function factSource({ register }: Facts, name: string): { label: string; text: string } | undefined {
  const value = register[name as FactName];
  if (!value || !labels.has(name)) return undefined;
  return { label: `Register: ${labels.get(name)}`, text: factInWords(name as FactName, value) };
}

/** The same document with each blank that a fact on record answers said instead. The caller has to make the list of sources again. */
export function withFacts<Content extends Pick<DocumentContent, 'header' | 'sections'>>(
  content: Content,
  facts: Facts,
): Content {
  const answer = (item: Item): Item => {
    const name = isBlank(item) ? factFor(item.blank) : undefined;
    const source = name && factSource(facts, name);
    if (!source || !isBlank(item)) return item;
    const text = item.blank.endsWith('-origin') ? inOrigin(source.text) : source.text;
    return { text, sources: [`register.${name}`, ...item.sources] };
  };
  return mapItems(content, answer);
}

/** The facts without those that would answer a place where a person has written something: that stays. */
export function besideTexts(
  { register, ...facts }: Facts,
  content: DocumentContent,
  written: ReadonlySet<string>,
): Facts {
  const kept = new Set(
    allItems(content).flatMap(item => (isBlank(item) && written.has(item.blank) ? [factFor(item.blank)] : [])),
  );
  const others = Object.entries(register).filter(([name]) => !kept.has(name as FactName));
  return { ...facts, register: Object.fromEntries(others) };
}
