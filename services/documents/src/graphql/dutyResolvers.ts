import { type OrganisationAnswer, proofBy } from '../domain/dutyProofs.ts';
import { MAX_DUTY_FILES } from '../domain/evidence.ts';
import type { Resolvers } from './resolvers.generated.ts';

export const dutyResolvers = {
  OrganisationDuty: {
    __resolveReference: ({ id, answer }): OrganisationAnswer => ({ id: String(id), answer: answer ?? null }),
    proof: async ({ id, answer }, _args, { loaders, now }) =>
      answer === 'implemented'
        ? proofBy(
            (await loaders.dutyFiles.load(id)).map(({ file }) => file),
            now().toISOString().slice(0, 10),
          )
        : null,
    evidence: async ({ id }, _args, { loaders }) =>
      (await loaders.dutyFiles.load(id)).slice(0, MAX_DUTY_FILES).map(({ file }) => String(file.id)),
    files: async ({ id }, { first }, { loaders }) =>
      (await loaders.dutyFiles.load(id)).slice(0, Math.min(Math.max(first, 1), MAX_DUTY_FILES)),
  },
} satisfies Resolvers;
