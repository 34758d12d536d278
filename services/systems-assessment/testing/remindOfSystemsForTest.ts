/** A process that reminds people of the days of systems, to be killed. */
import { runToBeKilled } from '@aicp/testing/runToBeKilled';
import { remindOfSystems } from '../src/use-cases/remindOfSystems.ts';

await runToBeKilled('systems-assessment', (ctx, day) =>
  remindOfSystems({ ...ctx, now: () => new Date(`${day}T05:45:00Z`) }),
);
