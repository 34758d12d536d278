import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';

/** The address is verified, now or earlier. */
export function Verified({ signedIn }: { signedIn: boolean }) {
  return (
    <PageState title="Your email address is verified" text="There is nothing more to do.">
      <ButtonLink look="primary" to={signedIn ? '/dashboard' : '/auth'}>
        {signedIn ? 'Go to Dashboard' : 'Sign In'}
      </ButtonLink>
    </PageState>
  );
}
