import { ROLES, type Role } from '@aicp/contracts/rights/rights';

type GroupRole = { group: string; role: Role };

/** For example 'Compliance owners = owner', one line for each group. */
export function formatGroupRoles(groupRoles: readonly GroupRole[]): string {
  return groupRoles.map(({ group, role }) => `${group} = ${role}`).join('\n');
}

/** @returns the groups with their roles, or a sentence on what is wrong */
export function parseGroupRoles(text: string): GroupRole[] | string {
  const all: GroupRole[] = [];
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line === '') continue;
    const at = line.lastIndexOf('=');
    const group = line.slice(0, Math.max(0, at)).trim();
    const role = ROLES.find(
      each =>
        each ===
        line
          .slice(at + 1)
          .trim()
          .toLowerCase(),
    );
    if (group === '' || !role)
      return `“${line}” does not name a group and its role. Write it like “Auditors = approver”; the roles are ${ROLES.join(', ')}.`;
    if (all.some(each => each.group.toLowerCase() === group.toLowerCase())) return `“${group}” is listed twice.`;
    all.push({ group, role });
  }
  return all.length > 50 ? 'Name at most 50 groups.' : all;
}
