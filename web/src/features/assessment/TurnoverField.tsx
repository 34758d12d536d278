import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sentenceOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { parseTurnover } from '../../parts/account/parseTurnover.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { Field } from '../../ui/Field.tsx';
import { toastFailure } from '../../ui/toast.ts';

const Turnover = graphql(`
  query Turnover {
    organisation {
      id
      turnover
    }
  }
`);

const SaveTurnover = graphql(`
  mutation SaveTurnover($input: UpdateOrganisationInput!) {
    updateOrganisation(input: $input) {
      id
      turnover
    }
  }
`);

/** The organisation's turnover, which no question asks for: optional, and saved when the field loses the focus. */
export function TurnoverField() {
  const { data } = useQuery(Turnover);
  const [typed, setTyped] = useState<string>();
  const refused = useRefusal('manage');
  const [save, { data: saved }] = useMutation(SaveTurnover, {
    onError: error => toastFailure('Error', sentenceOf(error, 'Failed to save turnover')),
  });
  const stored = data?.organisation.turnover ?? null;
  const turnover = typed === undefined ? stored : parseTurnover(typed);
  const wrong = turnover === undefined;

  function keep() {
    if (typed !== undefined && turnover !== undefined && turnover !== stored) {
      save({ variables: { input: { turnover } } });
    }
  }

  return (
    <div className="mt-8 border-t border-line pt-6">
      <Field
        label="Worldwide annual turnover in euros (optional)"
        inputMode="numeric"
        autoComplete="off"
        disabled={!!refused}
        value={typed ?? stored?.toLocaleString('en-GB') ?? ''}
        onChange={event => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={event => event.key === 'Enter' && keep()}
        error={wrong ? 'Enter an amount in whole euros, for example 12,000,000' : undefined}
        hint={
          refused ??
          (saved && turnover === saved.updateOrganisation.turnover
            ? 'Saved for all systems of your organisation.'
            : 'Turnover of the whole group in the preceding financial year. Maximum fines depend on it (Art. 99). If you enter it, the report shows the maximum for your organisation.')
        }
      />
    </div>
  );
}
