import { z } from 'zod';
import { ROLES } from '../rights/rights.ts';
import { line } from '../text.ts';

/** A group of an organisation's directory or identity provider, by its name there, and its members' role here. */
export const GroupRoleInput = z.object({
  group: line(255).min(1, 'is required'),
  role: z.enum(ROLES, `must be one of ${ROLES.join(', ')}`),
});

/** A group listed twice would have two roles. */
export const groupRoles = (most: number) =>
  z
    .array(GroupRoleInput)
    .max(most, `must be at most ${most} groups`)
    .refine(
      all => new Set(all.map(({ group }) => group.toLowerCase())).size === all.length,
      'must name each group once',
    );
