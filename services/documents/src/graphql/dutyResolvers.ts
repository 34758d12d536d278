import { type OrganisationAnswer, proofBy } from '../domain/dutyProofs.ts';
import { MAX_DUTY_FILES } from '../domain/evidence.ts';
import { isInForce, type Policy } from '../domain/policy.ts';
import type { GraphContext } from './loaders.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** The latest current policy that covers a duty. */
async function policyServing(dutyId: string, { loaders, now }: GraphContext): Promise<Policy | null> {
  const today = now().toISOString().slice(0, 10);
  const policies = await loaders.policies.load('mine');
  return policies.find(policy => policy.duties.includes(dutyId) && isInForce(policy, today)) ?? null;
}

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
    async policyId({ id }, _args, context) {
      const serving = await policyServing(id, context);
      return serving ? String(serving.id) : null;
    },
    policy: ({ id }, _args, context) => policyServing(id, context),
  },
} satisfies Resolvers;
