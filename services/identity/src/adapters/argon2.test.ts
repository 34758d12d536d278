import { availableParallelism } from 'node:os';
import { expect, it } from '@jest/globals';
import { hashPassword, verifyLogin, verifyPassword } from './argon2.ts';

const AT_ONCE = Math.max(1, availableParallelism() - 1);

it('limits concurrent logins until each has finished, without delaying other password checks', async () => {
  const hash = await hashPassword('a password');
  const gate = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  let inside = 0;
  const login = () =>
    verifyLogin('a password', hash, 'here', async matches => {
      inside++;
      if (inside === AT_ONCE) entered.resolve();
      await gate.promise;
      return matches;
    });
  const logins = Array.from({ length: AT_ONCE + 1 }, login);
  await entered.promise;
  expect(await verifyPassword('another', hash, 'here')).toBe(false);
  expect(await verifyPassword('a password', hash, 'here')).toBe(true);
  expect(inside).toBe(AT_ONCE);
  gate.resolve();
  expect(await Promise.all(logins)).toEqual(logins.map(() => true));
});

it('a failed login passes its turn to the next one', async () => {
  const fails = Array.from({ length: AT_ONCE * 2 }, () =>
    verifyLogin('a password', undefined, 'here', async () => {
      throw new Error('not let in');
    }),
  );
  expect((await Promise.allSettled(fails)).map(({ status }) => status)).toEqual(fails.map(() => 'rejected'));
  expect(await verifyLogin('a password', undefined, 'here', async matches => matches)).toBe(false);
});
