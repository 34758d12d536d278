import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { toast, toastFailure } from '../../ui/toast.ts';

const Cancel = graphql(`
  mutation CancelSubscription {
    cancelSubscription {
      id
      ...PlanSection_subscription
    }
  }
`);

type Props = { planName: string; endsAt: string | null | undefined; onClose: () => void };

/** Asks for confirmation before a subscription is cancelled, and explains the effect. */
export function CancelDialog({ planName, endsAt, onClose }: Props) {
  const day = endsAt ? formatDay(endsAt) : 'the end of the period';
  const [cancel, { loading }] = useMutation(Cancel, {
    onCompleted: () => {
      toast({ title: 'Subscription cancelled', text: `You keep the ${planName} plan until ${day}.` });
      onClose();
    },
    onError: error => toastFailure('Subscription Error', failureOf(error).message),
  });
  return (
    <Dialog title="Cancel your subscription?" open onOpenChange={onClose}>
      <ul className="list-disc space-y-1.5 pl-5 text-sm text-muted marker:text-faint">
        <li>
          You keep the {planName} plan until {day}. After that, you are on the Free plan.
        </li>
        <li>You will not be charged again. The current period is not refunded.</li>
        <li>Your systems, reports and documents are kept.</li>
        <li>You can resume the subscription until {day}.</li>
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Keep Subscription</Button>
        <Button look="danger" disabled={loading} onClick={() => cancel()}>
          {loading ? 'Cancelling...' : 'Cancel Subscription'}
        </Button>
      </div>
    </Dialog>
  );
}
