/** A process that reminds people of the dates of systems until it is killed. */
import { crashTestMain } from '@aicp/testing/crashTestMain';
import { remindOfSystems } from '../src/use-cases/remindOfSystems.ts';

await crashTestMain('systems-assessment', (ctx, day) =>
  remindOfSystems({ ...ctx, now: () => new Date(`${day}T05:45:00Z`) }),
);
