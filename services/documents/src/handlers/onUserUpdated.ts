import { UserUpdated } from '@aicp/contracts/userEvents';
import { on } from '@aicp/service/queue/consumer';
import { recordOrganisation } from '../use-cases/recordOrganisation.ts';

export const onUserUpdated = on(UserUpdated, recordOrganisation);
