import { isRoleAtMost, ROLES, type Role } from '@aicp/contracts/rights/rights';
import { capitalise } from '../../../ui/capitalise.ts';
import { roleLine } from './roleLine.ts';

type Props = {
  value: Role;
  /** The user's role; no one can give a higher one. */
  highest: Role;
  onChoose: (role: Role) => void;
};

export function RoleChoice({ value, highest, onChoose }: Props) {
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 text-sm font-medium">Role</legend>
      {ROLES.map(role => {
        const refused = !isRoleAtMost(role, highest);
        return (
          <label
            key={role}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-edge px-4 py-2.5 text-sm has-checked:border-accent
              has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-offset-2
              has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="role"
              checked={role === value}
              disabled={refused}
              onChange={() => onChoose(role)}
              aria-labelledby={`role-${role}`}
              aria-describedby={`role-${role}-line`}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span>
              <span id={`role-${role}`} className="font-medium">
                {capitalise(role)}
              </span>
              <span id={`role-${role}-line`} className="block text-xs text-muted">
                {refused ? `Only ${role}s can assign the ${role} role.` : roleLine(role)}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
