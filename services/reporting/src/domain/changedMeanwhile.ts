import { DomainError } from '@aicp/contracts/domainError';
import type { UpdateActionInput } from '@aicp/contracts/inputs/actionInputs';
import { type Action, type Changes, type Field, fields } from './action.ts';

const names: Record<Field, string> = {
  title: 'title',
  cites: 'sources',
  state: 'status',
  owner: 'owner',
  due: 'due date',
};

type Changeable = Pick<Action, 'title' | 'cites' | 'state' | 'ownerId' | 'due'>;
const valueIn = (action: Changeable, field: Field) => (field === 'owner' ? action.ownerId : action[field]);

/** The fields of an action that changed after another change. */
export function changesAfter(action: Action, next: Changeable, by: number, at: Date): Changes {
  const changed = fields.filter(field => valueIn(action, field) !== valueIn(next, field));
  return { ...action.changes, ...Object.fromEntries(changed.map(field => [field, { by, at }])) };
}

/**
 * Concurrent changes of different fields, or to the same value, do not conflict.
 * @throws DomainError CONFLICT if a field differs from what the member saw when they started to change it
 */
export function requireUnchanged(action: Action, { seen = {}, ...wanted }: UpdateActionInput): void {
  const moved = fields.filter(
    field =>
      wanted[field] !== undefined &&
      seen[field] !== undefined &&
      valueIn(action, field) !== seen[field] &&
      valueIn(action, field) !== wanted[field],
  );
  const [first] = moved;
  if (!first) return;
  const verb = moved.length === 1 && first !== 'cites' ? 'has' : 'have';
  throw new DomainError(
    'CONFLICT',
    `The ${moved.map(field => names[field]).join(' and ')} of this action ${verb} been changed since you opened it.`,
    { reason: 'changed', fields: moved },
  );
}
