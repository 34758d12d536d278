import { UserDeleted } from '@aicp/contracts/userEvents';
import { on } from '@aicp/service/queue/consumer';
import { eraseUser } from '../use-cases/eraseUser.ts';

export const onUserDeleted = on(UserDeleted, eraseUser);
