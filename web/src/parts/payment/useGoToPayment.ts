import { useNavigate } from 'react-router-dom';

type Checkout = { subscriptionId: string; clientSecret?: string | null };

/**
 * Goes to where what is open on a subscription is paid. `dueFor` stands there next to the amount.
 * @returns whether anything is left to pay
 */
export function useGoToPayment() {
  const navigate = useNavigate();
  return ({ subscriptionId, clientSecret }: Checkout, dueFor: string): boolean => {
    if (!clientSecret) return false;
    void navigate(`/subscribe/${subscriptionId}?client_secret=${encodeURIComponent(clientSecret)}`, {
      state: { dueFor },
    });
    return true;
  };
}
