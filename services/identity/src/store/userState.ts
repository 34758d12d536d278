import type { UserUpdated } from '@aicp/contracts/events/userEvents';
import type { z } from 'zod';
import type { User } from './users.ts';

/** What events say of a user: the whole state with its version, so that their order does not matter. */
export function userState({ id, createdAt, ...state }: User): z.output<typeof UserUpdated.data> {
  return { ...state, userId: id, createdAt: createdAt.toISOString() };
}
