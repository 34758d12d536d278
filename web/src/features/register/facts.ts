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
    personalData
    dataKinds
    lawfulBasis
    dpia
    explanation
    contest
    complaint
    formats
    supplier
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
    marketDay
    lastChange
    changes
    certificate
    declaration
    instructions
    databaseEntry
    exceptionGround
    process
    usePeriod
    harms
    ifItGoesWrong
    impactSummary
  }
`);

/** What is recorded by name; one that the question above leaves out does not compile. */
export type FactsOnPage = Pick<RegisterFactsFragment, FactName>;

export type Card = (typeof factCards)[number];
export type CardFact = Card['facts'][number];
