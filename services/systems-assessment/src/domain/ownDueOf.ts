import type { ActionsStatedData } from '@aicp/contracts/events/actionEvents';

type Stated = Pick<ActionsStatedData['actions'][number], 'state' | 'due' | 'lawDue'>;

/** The due date of an open action if the organisation chose it, ISO date; null if the action is not open or its due date is the legal date. */
export function ownDueOf({ state, due, lawDue }: Stated): string | null {
  const isOpen = state === 'open' || state === 'doing';
  return isOpen && due !== lawDue ? due : null;
}
