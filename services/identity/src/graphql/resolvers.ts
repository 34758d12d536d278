import { signedInPersonally } from '@aicp/contracts/actor';
import { DateTime } from '@aicp/service/dateTime';
import { findTokens } from '../store/apiTokens.ts';
import { findSecondFactor } from '../store/secondFactors.ts';
import { findUser } from '../store/users.ts';
import { beginTwoFactor } from '../use-cases/beginTwoFactor.ts';
import { confirmLogin } from '../use-cases/confirmLogin.ts';
import { confirmTwoFactor } from '../use-cases/confirmTwoFactor.ts';
import { createApiToken } from '../use-cases/createApiToken.ts';
import { disableTwoFactor } from '../use-cases/disableTwoFactor.ts';
import { login } from '../use-cases/login.ts';
import { logout } from '../use-cases/logout.ts';
import { register } from '../use-cases/register.ts';
import { renewRecoveryCodes } from '../use-cases/renewRecoveryCodes.ts';
import { revokeApiToken } from '../use-cases/revokeApiToken.ts';
import type { Resolvers } from './resolvers.generated.ts';

export const resolvers = {
  DateTime,
  Query: {
    me: (_root, _args, { actor }) => (actor.kind === 'user' ? findUser(actor.userId) : null),
    apiTokens: (_root, _args, { actor }) => findTokens(signedInPersonally(actor).userId),
  },
  Mutation: {
    register: (_root, { input }, ctx) => register(ctx, input),
    login: (_root, { input }, ctx) => login(ctx, input),
    logout: (_root, _args, ctx) => logout(ctx),
    confirmLogin: (_root, { input }, ctx) => confirmLogin(ctx, input),
    beginTwoFactor: (_root, args, ctx) => beginTwoFactor(ctx, args),
    confirmTwoFactor: (_root, args, ctx) => confirmTwoFactor(ctx, args),
    disableTwoFactor: (_root, { input }, ctx) => disableTwoFactor(ctx, input),
    newRecoveryCodes: (_root, { input }, ctx) => renewRecoveryCodes(ctx, input),
    createApiToken: (_root, { input }, ctx) => createApiToken(ctx, input),
    revokeApiToken: (_root, { id }, ctx) => revokeApiToken(ctx, id),
  },
  User: {
    twoFactor: async ({ id }) => {
      const factor = await findSecondFactor(id);
      return { enabled: Boolean(factor?.enabledAt), recoveryCodesLeft: factor?.recoveryCodes.length ?? 0 };
    },
    /** Only a person's own account is there for them. */
    __resolveReference: ({ id }, { actor }) =>
      actor.kind === 'user' && actor.userId === Number(id) ? findUser(actor.userId) : null,
  },
} satisfies Resolvers;
