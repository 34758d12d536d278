import type { FactName, factCards } from '@aicp/compliance/law/systemFacts/systemFacts';
import { graphql } from '../../gql/gql.ts';
import type { RegisterFactsFragment } from '../../gql/graphql.ts';

/** Every fact of a register. */
export const RegisterFacts = graphql(`
  fragment RegisterFacts on SystemFacts {
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

/** What is recorded by name; one that the question above leaves out does not compile. */
export type FactsOnPage = Pick<RegisterFactsFragment, FactName>;

export type Card = (typeof factCards)[number];
export type CardFact = Card['facts'][number];
