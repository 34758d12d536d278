import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Actor } from './actor.ts';
import { Envelope } from './event.ts';
import { owned, ownerOf } from './owner.ts';
import { Session } from './session.ts';

describe('whose a thing is', () => {
  const Ship = owned({ name: z.string() });

  it('is the organisation with the number of the account, where a release before organisations wrote it', () => {
    expect(Ship.parse({ userId: 4, name: 'Argo' })).toEqual({ userId: 4, organisationId: 4, name: 'Argo' });
  });

  it('is the organisation that is named', () => {
    const ship = Ship.parse({ userId: 4, organisationId: 9, name: 'Argo' });
    expect(ownerOf(ship)).toEqual({ userId: 4, organisationId: 9 });
  });

  it.each([null, 'a text', {}, { userId: 'x' }, { userId: 4, organisationId: null }])(
    'is refused when it is %j',
    owner => {
      expect(Ship.safeParse(owner && typeof owner === 'object' ? { name: 'Argo', ...owner } : owner).success).toBe(
        false,
      );
    },
  );

  it('is known of sessions, actors and acts that were signed or stored before there were organisations', () => {
    const person = { kind: 'user', userId: 4, isAdmin: false, session: 's', access: 'session' };
    expect(Actor.parse(person)).toMatchObject({ organisationId: 4 });
    expect(Actor.parse({ kind: 'guest' })).toEqual({ kind: 'guest' });
    expect(Session.parse({ userId: 4, isAdmin: false, createdAt: 1 })).toMatchObject({ organisationId: 4 });
    const act = { id: crypto.randomUUID(), name: 'x', at: '2026-11-22T09:30:00.000Z', requestId: 'r', data: {} };
    const by = (userId: number | null) =>
      Envelope.parse({ ...act, origin: { userId, address: 'a', agent: '' } }).origin;
    expect(by(4)).toMatchObject({ organisationId: 4 });
    expect(by(null)).toMatchObject({ organisationId: null });
  });
});
