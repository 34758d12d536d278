import { describe, expect, it } from '@jest/globals';
import { formatGroupRoles, parseGroupRoles } from './groupRoleLines.ts';

describe('roles by groups', () => {
  it('are read in the form in which they are written', () => {
    const roles = parseGroupRoles('Compliance = Owners = owner\n\n  Auditors=APPROVER ');
    expect(roles).toEqual([
      { group: 'Compliance = Owners', role: 'owner' },
      { group: 'Auditors', role: 'approver' },
    ]);
    if (typeof roles !== 'string')
      expect(formatGroupRoles(roles)).toBe('Compliance = Owners = owner\nAuditors = approver');
    expect(parseGroupRoles(' \n')).toEqual([]);
  });

  it.each(['Auditors', 'Auditors = boss', '= owner', 'A = owner\na = reader'])('reject %j', text => {
    expect(typeof parseGroupRoles(text)).toBe('string');
  });
});
