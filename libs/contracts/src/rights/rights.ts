/** The roles in an organisation, highest first. */
export const ROLES = ['owner', 'manager', 'contributor', 'approver', 'reader'] as const;
export type Role = (typeof ROLES)[number];

export const RESOURCES = ['systems', 'evidence', 'organisation'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The roles and the token that a right requires. */
type Demand = {
  /** The roles that have it, highest first. */
  roles: readonly Role[];
  /** The resource that an API token must be for. Null: users only, never a token. */
  resource: Resource | null;
};

/** The rights of roles in an organisation. Every member can read its systems, answers, reports, documents and evidence. */
export const RIGHTS = {
  /** Systems, answers, completing, the QMS checklist, blanks, and documents included in the plan. */
  work: { roles: ['owner', 'manager', 'contributor'], resource: 'systems' },
  evidence: { roles: ['owner', 'manager', 'contributor'], resource: 'evidence' },
  /** Removing and unlinking other members' files, and deleting files from earlier reports. */
  manageEvidence: { roles: ['owner', 'manager'], resource: 'evidence' },
  approve: { roles: ['owner', 'manager', 'approver'], resource: null },
  deleteSystems: { roles: ['owner', 'manager'], resource: 'systems' },
  /** By a file: many at once, over existing ones. */
  importSystems: { roles: ['owner', 'manager'], resource: 'systems' },
  /** The logo and colour. */
  look: { roles: ['owner', 'manager'], resource: 'systems' },
  /** Its name, settings and answers about itself; members up to the own role; its log; writing tokens. */
  manage: { roles: ['owner', 'manager'], resource: 'organisation' },
  /** Links for people without an account. */
  share: { roles: ['owner', 'manager'], resource: null },
  /** The plan, purchases and invoices; deleting the organisation, and handing over ownership. */
  own: { roles: ['owner'], resource: null },
} as const satisfies Record<string, Demand>;
export type Right = keyof typeof RIGHTS;

export function may(role: Role, right: Right): boolean {
  return (RIGHTS[right].roles as readonly Role[]).includes(role);
}

export function isRoleAtMost(role: Role, highest: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(highest);
}

export function lowerOf(one: Role, other: Role): Role {
  return isRoleAtMost(one, other) ? one : other;
}

/** "an owner", "a reader". */
export function roleWithArticle(role: Role): string {
  return `${/^[aeio]/.test(role) ? 'an' : 'a'} ${role}`;
}

/**
 * The sentence for a role without a right, which names the roles that have it. For example "Only owners and managers of the organisation
 * can do this. You are a reader."
 */
export function roleDenialMessage(role: Role, right: Right): string {
  const roles = RIGHTS[right].roles.map(one => `${one}s`);
  const [last = '', ...others] = roles.reverse();
  const those = others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
  return `Only ${those} of the organisation can do this. You are ${roleWithArticle(role)}.`;
}
