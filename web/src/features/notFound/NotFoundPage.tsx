import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <PageState
      title="404 Page Not Found"
      text="No page exists at this address. It may have moved, or the link may be mistyped."
    >
      <ButtonLink to="/" look="primary">
        Go to the Start Page
      </ButtonLink>
      <ButtonLink to="/dashboard">Go to the Dashboard</ButtonLink>
    </PageState>
  );
}
