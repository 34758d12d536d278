import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

export function LandingPage() {
  usePageTitle();
  return (
    <PageState title="Know where your AI systems stand" text="">
      <ButtonLink to="/auth" look="primary">
        Start Free Assessment
      </ButtonLink>
    </PageState>
  );
}
