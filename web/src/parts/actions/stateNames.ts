import type { ActionState } from '../../gql/graphql.ts';

export const stateNames: Record<ActionState, string> = {
  open: 'Open',
  doing: 'In progress',
  done: 'Done',
  accepted: 'Risk accepted',
  closed: 'Closed',
};
