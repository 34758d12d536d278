import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** In place of every page of the administration, where administrators must have a second factor. */
export function SecondFactorRequired() {
  usePageTitle('Second Factor Needed');
  return (
    <PageState
      title="Second Factor Needed"
      text="Administrators need a second factor here. Turn on two-factor authentication or add a passkey on the Account page, then come back. If you have one already, sign in again."
    >
      <ButtonLink to="/account#two-factor" look="primary">
        Go to the Account Page
      </ButtonLink>
    </PageState>
  );
}
