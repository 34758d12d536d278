import { DateTime } from '@aicp/service/dateTime';
import { findUser } from '../store/users.ts';
import { login } from '../use-cases/login.ts';
import { logout } from '../use-cases/logout.ts';
import { register } from '../use-cases/register.ts';
import type { Resolvers } from './resolvers.generated.ts';

export const resolvers = {
  DateTime,
  Query: {
    me: (_root, _args, { actor }) => (actor.kind === 'user' ? findUser(actor.userId) : null),
  },
  Mutation: {
    register: (_root, { input }, ctx) => register(ctx, input),
    login: (_root, { input }, ctx) => login(ctx, input),
    logout: (_root, _args, ctx) => logout(ctx),
  },
  User: {
    /** Only a person's own account is there for them. */
    __resolveReference: ({ id }, { actor }) =>
      actor.kind === 'user' && actor.userId === Number(id) ? findUser(actor.userId) : null,
  },
} satisfies Resolvers;
