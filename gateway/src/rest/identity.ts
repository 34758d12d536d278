import { heldShape } from '@aicp/contracts/entities/fieldSchemas';
import { userFields } from '@aicp/contracts/entities/user';
import { LoginInput, RegisterInput } from '@aicp/contracts/inputs/userInputs';
import { z } from 'zod';
import { id, instant } from './answers.ts';
import { route } from './route.ts';

export const User = z.object({
  id,
  ...heldShape(userFields, 'rest'),
  /** Billing provides these. Without a subscription both are free, and while billing is unavailable they are null. */
  subscriptionStatus: z.string().nullable(),
  subscriptionPlan: z.string().nullable(),
  subscriptionEndsAt: instant.nullable(),
  createdAt: instant,
});

const tag = 'Account';

export const identityRoutes = [
  route({
    method: 'GET',
    url: '/api/user',
    summary: 'The signed-in user; 401 if not signed in',
    tag,
    partial: true,
    operation: 'query RestUser { me { ...answer } }',
    answer: User,
  }),
  route({
    method: 'POST',
    url: '/api/login',
    summary: 'Sign in with your username or email address and password',
    tag,
    open: true,
    body: LoginInput,
    partial: true,
    operation: 'mutation RestLogin($input: LoginInput!) { login(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: User,
  }),
  route({
    method: 'POST',
    url: '/api/register',
    summary: 'Create an account and sign in',
    tag,
    open: true,
    status: 201,
    body: RegisterInput,
    partial: true,
    operation: 'mutation RestRegister($input: RegisterInput!) { register(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: User.extend({ notice: z.string().nullable() }),
  }),
  route({
    method: 'POST',
    url: '/api/logout',
    summary: 'Sign out; also succeeds if not signed in',
    tag,
    open: true,
    operation: 'mutation RestLogout { logout }',
    answer: z
      .boolean()
      .transform(() => ({ message: 'Signed out.' }))
      .pipe(z.object({ message: z.string() })),
  }),
];
