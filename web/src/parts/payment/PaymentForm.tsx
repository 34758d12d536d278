import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { dismissFailures, toastFailure } from '../../ui/toast.ts';
import type { Payment } from './loadPayment.ts';
import { usePaymentAppearance } from './usePaymentAppearance.ts';

type Props = {
  payment: Payment;
  clientSecret: string;
  /** The purpose of the secret: a payment now, or a card to store for later. */
  intent?: 'payment' | 'setup';
  /** The page to which the provider returns the customer if the bank needs them on its own page. */
  returnUrl: string;
  submit: string;
  submitting: string;
  failed?: string;
  /** Called with the id of the confirmed intent. */
  onSuccess: (intentId: string) => void;
  onUnavailable: (error: unknown) => void;
  /** Called by a second button, which leaves without paying. */
  onCancel?: () => void;
  /** Called when a payment to the provider starts and ends. */
  onProcessing?: (processing: boolean) => void;
};

/** The provider's fields and our button. Card data goes from the browser only to the provider. */
export function PaymentForm(props: Props) {
  const appearance = usePaymentAppearance();
  return (
    <Elements
      stripe={props.payment.stripe}
      options={{ clientSecret: props.clientSecret, appearance, locale: 'en-GB', loader: 'never' }}
    >
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ intent = 'payment', failed = 'Payment Failed', ...props }: Props) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Two submits within one frame still cause one payment.
  const busy = useRef(false);

  function fail(message: string) {
    setFailure(message);
    toastFailure(failed, message);
  }

  function mark(isProcessing: boolean) {
    busy.current = isProcessing;
    setProcessing(isProcessing);
    props.onProcessing?.(isProcessing);
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || !ready || busy.current) return;
    mark(true);
    setFailure(undefined);
    dismissFailures();
    const options: Options = { elements, confirmParams: { return_url: props.returnUrl }, redirect: 'if_required' };
    try {
      const { error, intentId } = await send[intent](stripe, options);
      if (error) fail(sentenceOf(error));
      else props.onSuccess(intentId);
    } catch {
      fail('The payment provider cannot be reached. Check your connection and try again.');
    } finally {
      mark(false);
    }
  }

  return (
    <form onSubmit={confirm} aria-busy={processing}>
      {!ready && <Skeleton rows={3} className="h-12" />}
      <PaymentElement
        className={ready ? '' : 'h-0 overflow-hidden'}
        onReady={() => setReady(true)}
        onLoadError={({ error }) => props.onUnavailable(error)}
      />
      <div className="mt-4 empty:hidden">
        <FormFailure message={failure} isTold />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {props.onCancel && (
          <Button size="large" disabled={processing} onClick={props.onCancel}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          disabled={!stripe || !elements || !ready || processing}
          className="flex-1"
        >
          {processing ? props.submitting : props.submit}
        </Button>
      </div>
    </form>
  );
}

const sentenceOf = ({ message }: StripeError) =>
  message ?? 'The payment was not accepted. Try again or use another card.';

type Options = { elements: StripeElements; confirmParams: { return_url: string }; redirect: 'if_required' };
type Outcome = { error: StripeError; intentId?: never } | { error?: undefined; intentId: string };

const send: Record<NonNullable<Props['intent']>, (stripe: Stripe, options: Options) => Promise<Outcome>> = {
  payment: async (stripe, options) => {
    const { error, paymentIntent } = await stripe.confirmPayment(options);
    return error ? { error } : { intentId: paymentIntent.id };
  },
  setup: async (stripe, options) => {
    const { error, setupIntent } = await stripe.confirmSetup(options);
    return error ? { error } : { intentId: setupIntent.id };
  },
};
