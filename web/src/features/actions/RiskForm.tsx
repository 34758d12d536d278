import { MAX_NOTE_LENGTH } from '@aicp/contracts/limits';
import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { actionsQuery } from './actionsQuery.ts';

const Ask = graphql(`
  mutation AskToAccept($input: AskToAcceptInput!) {
    askToAccept(input: $input) {
      id
      ...ActionRow_action
      ...ActionDetails_action
    }
  }
`);

/** Asks why a risk is accepted, and for its review date. */
export function RiskForm({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [reviewDay, setReviewDay] = useState('');
  const [ask, { loading, error }] = useMutation(Ask, {
    refetchQueries: [actionsQuery],
    onCompleted: onClose,
    onError: () => {},
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void ask({ variables: { input: { id, reason, reviewDay } } });
  }

  return (
    <form onSubmit={submit} className="space-y-3 rounded-card border border-line p-4">
      <TextArea
        label="Reason for accepting the risk"
        hint="An organisation owner, manager or approver other than you must approve."
        value={reason}
        required
        autoFocus
        maxLength={MAX_NOTE_LENGTH}
        onChange={event => setReason(event.target.value)}
      />
      <Field
        label="Review date"
        type="date"
        value={reviewDay}
        required
        onChange={event => setReviewDay(event.target.value)}
      />
      <FormFailure message={error && failureOf(error).message} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="primary" type="submit" disabled={loading || !reason.trim() || !reviewDay}>
          {loading ? 'Sending...' : 'Ask for Approval'}
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
