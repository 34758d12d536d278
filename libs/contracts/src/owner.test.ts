import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { owned, ownerOf } from './owner.ts';

describe('the owner of a thing', () => {
  const Ship = owned({ name: z.string() });

  it('is the named organisation', () => {
    const ship = Ship.parse({ userId: 4, organisationId: 9, name: 'Argo' });
    expect(ownerOf(ship)).toEqual({ userId: 4, organisationId: 9 });
  });

  it.each([null, 'a text', {}, { userId: 'x' }, { userId: 4 }, { userId: 4, organisationId: null }])(
    'is refused when it is %j',
    owner => {
      expect(Ship.safeParse(owner && typeof owner === 'object' ? { name: 'Argo', ...owner } : owner).success).toBe(
        false,
      );
    },
  );
});
