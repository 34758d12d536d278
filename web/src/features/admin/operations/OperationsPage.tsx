import { Link } from 'react-router';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { HealthSection } from './HealthSection.tsx';
import { MailSection } from './MailSection.tsx';
import { QueueSection } from './QueueSection.tsx';
import { WebhookSection } from './WebhookSection.tsx';

/** How the product runs. Each section asks for itself, so that one service that is away hides nothing of the others. */
export function OperationsPage() {
  usePageTitle('Operations');
  return (
    <div className="mx-auto max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <Link to="/admin" className="inline-flex min-h-6 items-center text-sm font-medium text-accent hover:underline">
        Administration
      </Link>
      <h1 className="mt-2 font-serif text-2xl font-semibold">Operations</h1>
      <HealthSection />
      <QueueSection />
      <MailSection />
      <WebhookSection />
    </div>
  );
}
