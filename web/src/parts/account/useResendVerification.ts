import { useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { toast, toastFailure } from '../../ui/toast.ts';

const ResendVerification = graphql(`
  mutation ResendVerification {
    resendVerification {
      message
    }
  }
`);

/** Sends the verification link again, and shows the server's answer. */
export function useResendVerification({ onSent }: { onSent?: () => void } = {}) {
  const [send, { loading }] = useLateMutation(ResendVerification, {
    onCompleted: ({ resendVerification }) => {
      toast({ title: resendVerification.message });
      onSent?.();
    },
    onFailure: ({ message }) => toastFailure('Error', message),
  });
  return { resend: () => send({}), loading };
}
