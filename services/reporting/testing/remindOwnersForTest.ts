/** A process that reminds owners on a day, to be killed. */
import { runToBeKilled } from '@aicp/testing/runToBeKilled';
import { remindOwners } from '../src/use-cases/remindOwners.ts';

await runToBeKilled('reporting', (ctx, day) => remindOwners({ ...ctx, now: () => new Date(`${day}T05:30:00Z`) }));
