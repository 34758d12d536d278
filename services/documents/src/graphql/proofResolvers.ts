import { answeredBy } from '../domain/dutyProofs.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** The most people named in a report's proof. */
const MAX_PEOPLE = 15;

export const proofResolvers = {
  answeredAt: ({ answered }) => answered.map(answer => answer?.at ?? null),
  answeredBy: ({ answered }) => answeredBy(answered).map(id => (id === null ? null : String(id))),
  stepsAnsweredAt: ({ steps }) => steps.map(answer => answer?.at ?? null),
  stepsAnsweredBy: ({ steps }) => answeredBy(steps).map(id => (id === null ? null : String(id))),
  fromOrganisation: ({ answered }) => answered.map(answer => answer?.fromOrganisation ?? false),
  stepsFromOrganisation: ({ steps }) => steps.map(answer => answer?.fromOrganisation ?? false),
  people: ({ answered, steps }) =>
    [...new Set(answeredBy([...answered, ...steps]))]
      .filter(id => id !== null)
      .slice(0, MAX_PEOPLE)
      .map(id => ({ id })),
} satisfies Resolvers['ReportProof'];
