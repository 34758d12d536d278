import { UserUpdated } from '@aicp/contracts/userEvents';
import { on } from '@aicp/service/queue/consumer';
import { recordContact } from '../use-cases/recordContact.ts';

export const onUserUpdated = on(UserUpdated, recordContact);
