import { longDate } from '@aicp/compliance/law/calendar';
import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { ActionField, ChangedActionQuery } from '../../gql/graphql.ts';
import { formatLocalTime } from '../../ui/formatDate.ts';
import { MeanwhileDialog } from '../MeanwhileDialog.tsx';
import { personName } from '../people/personName.ts';
import { stateNames } from './stateNames.ts';

const ChangedAction = graphql(`
  query ChangedAction($id: ID!) {
    action(id: $id) {
      id
      title
      cites
      state
      due
      owner {
        id
        username
        fullName
      }
      changes {
        field
        at
        by {
          id
          username
          fullName
        }
      }
    }
  }
`);

type Action = ChangedActionQuery['action'];

const labels: Record<ActionField, string> = {
  title: 'Action to take',
  cites: 'Basis',
  state: 'Status',
  owner: 'Owner',
  due: 'Due date',
};

function valueIn({ title, cites, state, owner, due }: Action, field: ActionField): string {
  switch (field) {
    case 'title':
      return title;
    case 'cites':
      return cites ?? 'Nothing';
    case 'state':
      return stateNames[state];
    case 'owner':
      return owner ? personName(owner) : 'Unassigned';
    case 'due':
      return due ? longDate(due) : 'No due date';
  }
}

type Props = {
  id: string;
  /** The fields that another member has changed. */
  fields: readonly ActionField[];
  /** The value typed or chosen by the user. */
  yours: string;
  onKeep: () => void;
  /** Saves the user's value over the current one. */
  onSave: () => void;
};

/** Another member's change to an action, next to the user's own. */
export function ChangedMeanwhile({ id, fields, ...choice }: Props) {
  const { data, error } = useQuery(ChangedAction, { variables: { id }, fetchPolicy: 'network-only' });
  const theirs =
    data && fields.map(field => ({ label: labelOf(data.action, field), value: valueIn(data.action, field) }));
  const failure = error && !data ? failureOf(error).message : undefined;
  return <MeanwhileDialog {...choice} what="this action" theirs={theirs} failure={failure} />;
}

function labelOf({ changes }: Action, field: ActionField): string {
  const change = changes.find(change => change.field === field);
  return change
    ? `${labels[field]}, by ${isolated(personName(change.by))}, ${formatLocalTime(change.at)}`
    : labels[field];
}
