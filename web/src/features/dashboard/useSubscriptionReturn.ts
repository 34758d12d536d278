import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from '../../ui/toast.ts';

/** Says that a payment went through when its provider sends the customer back here, and cleans the address. */
export function useSubscriptionReturn(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const succeeded = query.get('subscription') === 'success' && query.get('redirect_status') === 'succeeded';
  useEffect(() => {
    if (!succeeded) return;
    toast({
      title: 'Subscription Successful!',
      text: 'Your subscription is now active. Welcome to the platform!',
    });
    navigate('/dashboard', { replace: true });
  }, [succeeded, navigate]);
}
