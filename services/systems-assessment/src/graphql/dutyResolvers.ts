import { organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { AnsweredDuty } from '../domain/organisationDuties.ts';
import { answerDuty } from '../use-cases/answerDuty.ts';
import type { GraphContext } from './loaders.ts';
import type { Resolvers } from './resolvers.generated.ts';

const MAX_SYSTEMS = 20;

async function dutiesOf({ actor, loaders }: GraphContext): Promise<AnsweredDuty[]> {
  const { organisationId } = signedIn(actor);
  const { duties } = await loaders.onRecord.clear(organisationId).load(organisationId);
  return organisationDuties.map(duty => ({
    ...duty,
    organisationId,
    given: duties.find(({ id }) => id === duty.id),
  }));
}

export const dutyResolvers = {
  Query: {
    organisationDuties: (_root, _args, ctx) => dutiesOf(ctx),
  },
  Mutation: {
    async answerOrganisationDuty(_root, { input }, ctx) {
      const id = await answerDuty(ctx, input);
      const duty = (await dutiesOf(ctx)).find(one => one.id === id);
      if (!duty) throw notFound('Duty');
      return duty;
    },
  },
  OrganisationDuty: {
    answer: ({ given }) => given?.answer ?? null,
    answeredBy: ({ given }) => (given ? { id: String(given.answeredBy) } : null),
    answeredAt: ({ given }) => (given ? new Date(given.answeredAt) : null),
    reviewOn: ({ given }) => given?.reviewOn ?? null,
    async suggestion({ id, given, organisationId }, _args, { loaders }) {
      const uses = given ? [] : await loaders.dutyUses.load(organisationId);
      return uses.find(({ questionId, answer }) => questionId === id && answer !== 'unsure') ?? null;
    },
    async differing({ id, given, organisationId }, _args, { loaders }) {
      const uses = given ? await loaders.dutyUses.load(organisationId) : [];
      const differing = uses.filter(({ questionId, answer }) => questionId === id && answer !== given?.answer);
      return { systemIds: differing.map(({ systemId }) => systemId) };
    },
  },
  DutySuggestion: {
    system: ({ systemId }, _args, { loaders }) => loaders.system.load(systemId),
  },
  DutyDifference: {
    count: ({ systemIds }) => systemIds.length,
    systems: ({ systemIds }, { first }, { loaders }) =>
      Promise.all(systemIds.slice(0, Math.min(Math.max(first, 1), MAX_SYSTEMS)).map(id => loaders.system.load(id))),
  },
} satisfies Resolvers;
