import type { UserUpdated } from '@aicp/contracts/events/userEvents';
import type { z } from 'zod';
import type { User } from './users.ts';

/** A user's state in events: all of it with its version, so that their order does not matter. */
export function userState({ id, createdAt, ...state }: User): z.output<typeof UserUpdated.data> {
  return { ...state, userId: id, createdAt: createdAt.toISOString() };
}
