import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';

export function PaymentSuccessful({ testMode }: { testMode: boolean }) {
  return (
    <PageState
      title="Payment Successful!"
      text={
        <>
          <p>Your subscription is now active. You can start using all the features.</p>
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
