import { describe, expect, it } from '@jest/globals';
import { type Actor, requireRight } from './actor.ts';
import { isRoleAtMost, RESOURCES, RIGHTS, type Right, ROLES, roleDenialMessage } from './rights.ts';

const person = { kind: 'user', userId: 1, organisationId: 7, isAdmin: false, session: 's' } as const;
const as = (role: (typeof ROLES)[number]): Actor => ({ ...person, role, access: 'session' });
const token = (access: 'read' | 'write', resources?: ('systems' | 'evidence' | 'organisation')[]): Actor => ({
  ...person,
  role: 'owner',
  access,
  resources,
});
const isGranted = (actor: Actor, right: Right) => {
  try {
    return requireRight(actor, right) === actor;
  } catch {
    return false;
  }
};
const rolesThatMay = (right: Right) => ROLES.filter(role => isGranted(as(role), right));
const resourcesThatMay = (right: Right) => RESOURCES.filter(resource => isGranted(token('write', [resource]), right));

describe('rights', () => {
  it('are assigned to roles as in the design', () => {
    const granted = Object.keys(RIGHTS).map(right => [right, rolesThatMay(right as Right)]);
    expect(Object.fromEntries(granted)).toEqual({
      work: ['owner', 'manager', 'contributor'],
      evidence: ['owner', 'manager', 'contributor'],
      manageEvidence: ['owner', 'manager'],
      approve: ['owner', 'manager', 'approver'],
      deleteSystems: ['owner', 'manager'],
      importSystems: ['owner', 'manager'],
      look: ['owner', 'manager'],
      manage: ['owner', 'manager'],
      share: ['owner', 'manager'],
      own: ['owner'],
    });
  });

  it('are assigned to API tokens as in the design', () => {
    const granted = Object.keys(RIGHTS).map(right => [right, resourcesThatMay(right as Right)]);
    expect(Object.fromEntries(granted)).toEqual({
      work: ['systems'],
      evidence: ['evidence'],
      manageEvidence: ['evidence'],
      approve: [],
      deleteSystems: ['systems'],
      importSystems: ['systems'],
      look: ['systems'],
      manage: ['organisation'],
      share: [],
      own: [],
    });
  });

  it('are refused with the roles that have them', () => {
    expect(roleDenialMessage('reader', 'work')).toBe(
      'Only owners, managers and contributors of the organisation can do this. You are a reader.',
    );
    expect(roleDenialMessage('approver', 'own')).toBe(
      'Only owners of the organisation can do this. You are an approver.',
    );
    expect(() => requireRight(as('reader'), 'own')).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN', details: { reason: 'role', roles: ['owner'] } }),
    );
  });

  it('are limited by the scope of a token', () => {
    const refused = (message: string) => expect.objectContaining({ code: 'FORBIDDEN', message });
    expect(() => requireRight(token('read'), 'work')).toThrow(refused('This API token is read-only.'));
    expect(requireRight(token('write'), 'evidence').userId).toBe(1);
    expect(() => requireRight(token('write'), 'manage')).toThrow(
      refused('This API token is not for the organisation.'),
    );
    expect(requireRight(token('write', ['organisation']), 'manage').userId).toBe(1);
    expect(() => requireRight(token('write', ['evidence']), 'work')).toThrow(
      refused('This API token is not for writing systems.'),
    );
    expect(() => requireRight(token('write', ['organisation']), 'own')).toThrow(
      refused('An API token cannot do this. Please sign in.'),
    );
    expect(() => requireRight({ kind: 'guest' }, 'work')).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });

  it('compare roles', () => {
    expect(isRoleAtMost('manager', 'manager')).toBe(true);
    expect(isRoleAtMost('owner', 'manager')).toBe(false);
    expect(isRoleAtMost('reader', 'manager')).toBe(true);
  });
});
