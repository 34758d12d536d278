import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { PaidLine } from './PaidLine.tsx';

type Props = { testMode: boolean; amount: number; currency: string };

export function PaymentSuccessful({ testMode, amount, currency }: Props) {
  return (
    <PageState
      title="Payment Successful!"
      text={
        <>
          <p>Your subscription is now active. You can start using all the features.</p>
          <PaidLine amount={amount} currency={currency} />
          {testMode && (
            <p className="mt-4 inline-block rounded-control bg-test-soft px-3 py-1 text-sm text-test">
              Paid in test mode: nothing was charged.
            </p>
          )}
        </>
      }
    >
      <ButtonLink to="/dashboard" look="primary" size="large">
        Go to Dashboard
      </ButtonLink>
    </PageState>
  );
}
