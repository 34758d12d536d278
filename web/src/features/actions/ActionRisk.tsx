import { longDate } from '@aicp/compliance/law/calendar';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { askForName } from '../../parts/people/askForName.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { actionsQuery } from './actionsQuery.ts';
import { RiskForm } from './RiskForm.tsx';

const Fragment = graphql(`
  fragment ActionRisk_action on ActionItem {
    id
    state
    acceptance {
      reason
      reviewDay
      approvedAt
      askedBy {
        id
        username
        fullName
      }
      approvedBy {
        id
        username
        fullName
      }
    }
  }
`);

const Decide = graphql(`
  mutation DecideAcceptance($input: DecideAcceptanceInput!) {
    decideAcceptance(input: $input) {
      id
      ...ActionRow_action
      ...ActionDetails_action
    }
  }
`);

const OWN = 'You asked for acceptance, so an organisation owner, manager or approver other than you must approve it.';

/** The acceptance of a risk: the request, the decision by another member, and its outcome. */
export function ActionRisk(props: { action: FragmentType<typeof Fragment> }) {
  const { id, state, acceptance } = readFragment(Fragment, props.action);
  const session = useSession();
  const me = session.status === 'user' ? session.user.id : undefined;
  const refused = useRefusal('work');
  const mayNot = useRefusal('approve');
  const [asking, setAsking] = useState(false);
  const [decide, { loading }] = useMutation(Decide, {
    refetchQueries: [actionsQuery],
    onError: error => toastFailure('Not saved', failureOf(error).message),
  });
  if (acceptance) {
    const { reason, reviewDay, askedBy, approvedBy, approvedAt } = acceptance;
    const not = askedBy.id === me ? OWN : mayNot;
    return (
      <section aria-labelledby="risk" className="rounded-card border border-line p-4">
        <h3 id="risk" className="font-semibold">
          {approvedAt ? 'Risk accepted' : 'Risk acceptance requested'}
        </h3>
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{reason}</p>
        <p className="mt-1 text-muted">
          Asked by <PersonName person={askedBy} former="a former member" />
          {approvedBy && (
            <>
              , approved by <PersonName person={approvedBy} former="a former member" />
            </>
          )}
          . To be reviewed on {longDate(reviewDay)}.
        </p>
        {!approvedAt && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="small"
              look="primary"
              refused={not}
              disabled={loading}
              onClick={async () => {
                await askForName();
                void decide({ variables: { input: { id, approve: true } } });
              }}
            >
              Approve
            </Button>
            <Button
              size="small"
              refused={not}
              disabled={loading}
              onClick={() => decide({ variables: { input: { id, approve: false } } })}
            >
              Decline
            </Button>
          </div>
        )}
      </section>
    );
  }
  if (state !== 'open' && state !== 'doing') return null;
  return asking ? (
    <RiskForm id={id} onClose={() => setAsking(false)} />
  ) : (
    <Button size="small" look="quiet" className="-ml-3" refused={refused} onClick={() => setAsking(true)}>
      Accept the Risk Instead
    </Button>
  );
}
