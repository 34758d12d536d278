import type { Failure } from '../../client/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useResendVerification } from './useResendVerification.ts';

/** The reason why a form of the account was refused, with a link if the address must be verified first. */
export function AccountFailure({ failure }: { failure: Failure | undefined }) {
  return (
    <>
      <FormFailure message={failure?.message} />
      {failure?.reason === 'unverified' && <ResendLink />}
    </>
  );
}

function ResendLink() {
  const { resend, loading } = useResendVerification();
  return (
    <Button size="small" disabled={loading} onClick={resend}>
      {loading ? 'Sending...' : 'Resend the Link'}
    </Button>
  );
}
