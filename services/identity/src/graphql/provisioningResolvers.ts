import {
  createProvisioningToken,
  readProvisioning,
  revokeProvisioningToken,
  setGroupRoles,
} from '../use-cases/provisioning/provisioning.ts';
import type { Resolvers } from './resolvers.generated.ts';

export const provisioningResolvers = {
  Query: { provisioning: (_root, _args, ctx) => readProvisioning(ctx) },
  Mutation: {
    createProvisioningToken: (_root, { input }, ctx) => createProvisioningToken(ctx, input),
    revokeProvisioningToken: (_root, { id }, ctx) => revokeProvisioningToken(ctx, id),
    setGroupRoles: (_root, { input }, ctx) => setGroupRoles(ctx, input),
  },
} satisfies Resolvers;
