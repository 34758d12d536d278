import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { Button } from '../../ui/Button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const Resume = graphql(`
  mutation ResumeSubscription {
    resumeSubscription {
      id
      ...PlanSection_subscription
    }
  }
`);

/** Withdraws a cancellation. */
export function ResumeButton() {
  const refused = useRefusal('own');
  const [resume, { loading }] = useMutation(Resume, {
    onCompleted: () => toast({ title: 'Subscription resumed', text: 'It will renew as before.' }),
    onError: error => toastFailure('Subscription Error', failureOf(error).message),
  });
  return (
    <Button look="primary" disabled={loading} refused={refused} onClick={() => resume()}>
      {loading ? 'Resuming...' : 'Resume Subscription'}
    </Button>
  );
}
