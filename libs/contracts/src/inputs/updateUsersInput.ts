import { z } from 'zod';
import { MAX_USERS_AT_ONCE } from '../limits.ts';
import { SerialId } from '../serialId.ts';

/** An administrator's change of many accounts at once, by `updateUsers`. */
export const UpdateUsersInput = z.object({
  ids: z.array(SerialId).min(1).max(MAX_USERS_AT_ONCE, `must be at most ${MAX_USERS_AT_ONCE}`),
  change: z.enum(['suspend', 'activate', 'verify']),
});
