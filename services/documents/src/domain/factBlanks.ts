import { type FactName, factInWords, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { allItems, type DocumentContent, type Item, isBlank, mapItems } from './document.ts';
import type { Facts } from './facts.ts';
import type { SharedBlank } from './sharedBlanks.ts';

/** The facts that answer blanks shared by documents. Other blanks need a person. */
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

/** The facts that answer blanks of a single document. */
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

/** Cells of a risk register row that one fact of the system fills for every risk. The row for a further risk is separate. */
const ofRisk = [
  [/^risk-(?!further).*-owner$/, 'department'],
  [/^risk-(?!further).*-evidence$/, 'testReports'],
  [/^risk-(?!further).*-origin$/, 'misuse'],
  // Only if no measure is open, which would have its own date.
  [/^risk-(?!further).*-due$/, 'nextReview'],
] as const;

/** Only a person can judge the origin of each risk, so both possible origins are named. */
const inOrigin = (misuse: string) => `The intended purpose, or foreseeable misuse: ${misuse}`;

function factFor(blank: string): FactName | undefined {
  return (
    (Object.hasOwn(shared, blank) ? shared[blank as SharedBlank] : undefined) ??
    (Object.hasOwn(single, blank) ? single[blank] : undefined) ??
    ofRisk.find(([pattern]) => pattern.test(blank))?.[1]
  );
}

const labels = new Map<string, string>(systemFacts.map(({ name, label }) => [name, label]));

/** A recorded fact as a source; undefined if it is not recorded. */
export function factSource({ register }: Facts, name: string): { label: string; text: string } | undefined {
  const value = register[name as FactName];
  if (!value || !labels.has(name)) return undefined;
  return { label: `Fact: ${labels.get(name)}`, text: factInWords(name as FactName, value) };
}

/** The document with blanks replaced by recorded facts. The caller must rebuild the list of sources. */
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

/** The facts without those for blanks that a person has filled in. */
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
