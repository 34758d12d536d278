import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** The administration: who is here, what happened, and how the product is set up. */
export function AdminPage() {
  usePageTitle('Administration');
  return (
    <PageState
      title="Administration"
      text="You are signed in as an administrator. The administration's screens follow."
    />
  );
}
