import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loadPayment, loadPaymentConfiguration } from '../../parts/payment/loadPayment.ts';

type Prepared = NonNullable<Awaited<ReturnType<typeof prepare>>>;

/**
 * What it takes to pay for the subscription that this address names. Without it the visitor goes back to /pricing;
 * `giveUp` is for callers that find out later.
 */
export function usePreparedPayment(): { prepared: Prepared | undefined; giveUp: (error: unknown) => void } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [prepared, setPrepared] = useState<Prepared>();
  const secret = query.get('client_secret');

  const giveUp = useCallback(
    (error: unknown) => {
      reportError(error);
      void navigate('/pricing', { replace: true });
    },
    [navigate],
  );

  useEffect(() => {
    let left = false;
    prepare(secret).then(
      next => {
        if (left) return;
        if (next) setPrepared(next);
        else void navigate('/pricing', { replace: true });
      },
      error => left || giveUp(error),
    );
    return () => {
      left = true;
    };
  }, [secret, navigate, giveUp]);

  return { prepared, giveUp };
}

/** The configuration first, then the secret, then the library and the amount due; undefined without a secret. */
async function prepare(clientSecret: string | null) {
  const configuration = await loadPaymentConfiguration();
  if (!clientSecret) return undefined;
  const payment = await loadPayment(configuration);
  const { paymentIntent, error } = await payment.stripe.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) throw new Error(error.message ?? 'This payment does not exist.');
  return { payment, clientSecret, intent: paymentIntent };
}
