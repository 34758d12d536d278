/** A process that orders the emails of one kind on a given date until it is killed. */
import { crashTestMain } from '@aicp/testing/crashTestMain';
import { remindSuppliers } from '../src/use-cases/links/remindSupplier.ts';
import { sendDigests } from '../src/use-cases/notifications/sendDigests.ts';

const kinds = { digests: sendDigests, suppliers: remindSuppliers };

await crashTestMain('identity', (ctx, kind, day) =>
  kinds[kind as keyof typeof kinds]({ ...ctx, now: () => new Date(`${day}T06:00:00Z`) }),
);
