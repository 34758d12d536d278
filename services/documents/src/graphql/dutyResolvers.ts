import { type OrganisationAnswer, proofBy } from '../domain/dutyProofs.ts';
import type { Resolvers } from './resolvers.generated.ts';

const MAX_FILES = 100;

export const dutyResolvers = {
  OrganisationDuty: {
    __resolveReference: ({ id, answer }): OrganisationAnswer => ({ id: String(id), answer: answer ?? null }),
    proof: async ({ id, answer }, _args, { loaders, now }) =>
      answer === 'implemented' ? proofBy(await loaders.dutyFiles.load(id), now().toISOString().slice(0, 10)) : null,
    evidence: async ({ id }, _args, { loaders }) =>
      (await loaders.dutyFiles.load(id)).slice(0, MAX_FILES).map(file => String(file.id)),
  },
} satisfies Resolvers;
