import { UserRegistered } from '@aicp/contracts/userEvents';
import { on } from '@aicp/service/queue/consumer';
import { recordContact } from '../use-cases/recordContact.ts';

export const onUserRegistered = on(UserRegistered, recordContact);
