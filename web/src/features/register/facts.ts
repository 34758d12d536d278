import type { Fact } from '@aicp/compliance/law/systemFacts/fact';
import { ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import type { FactName } from '@aicp/compliance/law/systemFacts/systemFacts';
import { graphql } from '../../gql/gql.ts';
import type { OwnFieldKind, RegisterFactsFragment } from '../../gql/graphql.ts';
import type { OwnField } from '../../parts/system/ownFields.ts';

/** All facts about a system. */
export const RegisterFacts = graphql(`
  fragment RegisterFacts on SystemFacts {
    own
    version
    status
    endDay
    department
    seniorOwner
    reference
    contact
    dataProtectionOfficer
    nextReview
    reviewTriggers
    area
    users
    misuse
    affectedPeople
    vulnerablePeople
    countries
    where
    decisionRole
    decides
    factors
    effects
    equality
    oversight
    explanation
    contest
    complaint
    formats
    personalData
    dataKinds
    lawfulBasis
    legalBasis
    retention
    sharing
    dpia
    supplier
    supplierNumber
    contract
    product
    models
    licence
    architecture
    trainingData
    evaluationData
    inputData
    metrics
    groups
    limitations
    interpretation
    testReports
    furtherRisks
    cybersecurity
    resources
    logs
    plannedChanges
    monitoring
    standards
    modelReleaseDay
    usePolicy
    codeChapters
    compute
    energy
    marketDay
    lastChange
    changes
    certificate
    declaration
    instructions
    databaseEntry
    registerEntry
    publicPage
    sourceCode
    deviceStatus
    udi
    exceptionGround
    process
    usePeriod
    harms
    ifItGoesWrong
    impactSummary
    benefits
    previousProcess
    alternatives
    proportionality
    ownClass
    ownClassReason
    equalityAssessment
    equalityAssessmentDay
    ethicsAssessment
    ethicsAssessmentDay
    rightsAssessment
    rightsAssessmentDay
  }
`);

/** The recorded facts by name; a fact missing from the query above does not compile. */
export type FactsOnPage = Pick<RegisterFactsFragment, FactName>;

export type Card = { id: string; title: string; note: string | null; facts: readonly CardFact[] };
export type CardFact = Fact;

/** The values by the names of facts and own fields. */
export type Recorded = Readonly<Record<string, string | null | undefined>>;

/** The recorded facts, with own fields under the names of their columns. */
export function recordedIn({ own, ...facts }: RegisterFactsFragment): Recorded {
  const values = Object.entries(own as Record<string, string>).map(([name, value]) => [ownName(name), value]);
  return { ...facts, ...Object.fromEntries(values) };
}

const KINDS: Record<OwnFieldKind, Pick<Fact, 'kind' | 'help'>> = {
  text: { kind: 'text', help: '' },
  number: { kind: 'line', help: 'A number such as 1250 or 12.5' },
  date: { kind: 'day', help: '' },
  choice: { kind: 'choice', help: '' },
  link: { kind: 'line', help: 'An address that begins with https://' },
};

/** The card of the organisation's own fields. */
export function ownCard(fields: readonly OwnField[]): Card {
  return {
    id: 'own',
    title: 'Own fields',
    note: 'Added by your organisation. They appear in lists, files and an appendix of the risk assessment, and never affect results.',
    facts: fields.map(({ name, label, kind, choices }) => ({
      name: ownName(name),
      label,
      ...KINDS[kind],
      options: Object.fromEntries(choices.map(choice => [choice, choice])),
      long: false,
      asks: [],
    })),
  };
}
