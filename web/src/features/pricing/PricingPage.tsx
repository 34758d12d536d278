import { ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

export function PricingPage() {
  usePageTitle('Pricing');
  return (
    <PageState title="Choose Your Compliance Plan" text="Assessments and reports are free. Paid plans open soon.">
      <ButtonLink to="/auth" look="primary">
        Start Free Assessment
      </ButtonLink>
    </PageState>
  );
}
