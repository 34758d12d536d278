import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { PaymentDialog } from '../../parts/payment/PaymentDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { subscriptionQuery } from './subscriptionQuery.ts';

const Finish = graphql(`
  mutation FinishPaymentMethodUpdate($setupIntentId: String!) {
    finishPaymentMethodUpdate(setupIntentId: $setupIntentId) {
      id
      ...PlanSection_subscription
      ...UnpaidNotice_subscription
      ...CardSection_subscription
    }
  }
`);

/** Saves another card for future renewals. */
export function CardDialog({ clientSecret, onClose }: { clientSecret: string; onClose: () => void }) {
  const [finish] = useMutation(Finish, {
    refetchQueries: [subscriptionQuery],
    onCompleted: () => {
      toast({ title: 'Card updated' });
      onClose();
    },
    onError: error => {
      toastFailure('Error', failureOf(error).message);
      onClose();
    },
  });
  return (
    <PaymentDialog
      title="Update your card"
      text="Renewals and any overdue amount will be charged to this card."
      intent="setup"
      clientSecret={clientSecret}
      returnUrl={`${window.location.origin}/subscription`}
      submit="Save card"
      submitting="Saving..."
      failed="Card not accepted"
      onSuccess={setupIntentId => finish({ variables: { setupIntentId } })}
      onClose={onClose}
    />
  );
}
