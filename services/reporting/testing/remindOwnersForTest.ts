/** A process that reminds owners on a given date until it is killed. */
import { crashTestMain } from '@aicp/testing/crashTestMain';
import { remindOwners } from '../src/use-cases/remindOwners.ts';

await crashTestMain('reporting', (ctx, day) => remindOwners({ ...ctx, now: () => new Date(`${day}T05:30:00Z`) }));
