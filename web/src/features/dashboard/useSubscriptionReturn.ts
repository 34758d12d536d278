import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { refreshPlan } from '../../parts/account/refreshPlan.ts';
import { toast, toastFailure } from '../../ui/toast.ts';

/** Shows the result of a payment when the provider returns the customer here, and cleans up the address. */
export function useSubscriptionReturn(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const status = query.get('subscription') === 'success' ? query.get('redirect_status') : null;
  useEffect(() => {
    if (status === 'succeeded') {
      void refreshPlan();
      toast({
        title: 'Subscription Successful!',
        text: 'Your subscription is now active. Welcome to the platform!',
      });
    } else if (status === 'failed') {
      toastFailure('Payment Failed', 'Your bank did not confirm the payment. Nothing was charged. You can try again.');
    } else return;
    void navigate('/dashboard', { replace: true });
  }, [status, navigate]);
}
