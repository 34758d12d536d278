import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';

const Fragment = graphql(`
  fragment UsageLine_usage on PlanUsage {
    used
    included
  }
`);

type Usage = FragmentType<typeof Fragment> | null | undefined;

/** How much of the plan is used, from what the services count. Left out as far as one of them cannot say. */
export function UsageLine({ systems, documents }: { systems: Usage; documents: Usage }) {
  const ofSystems = readFragment(Fragment, systems);
  const ofDocuments = readFragment(Fragment, documents);
  const parts = [
    ofSystems && `${amount(ofSystems, 'system')}`,
    // Without a share in the plan each document is paid for, and there is nothing to use up.
    ofDocuments && ofDocuments.included !== 0 && `${amount(ofDocuments, 'document')} this month`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="figures mt-1 text-sm">
      <span className="text-muted">In use:</span> {parts.join(', ')}
    </p>
  );
}

function amount({ used, included }: { used: number; included?: number | null }, thing: string): string {
  const words = (included ?? used) === 1 ? thing : `${thing}s`;
  return typeof included === 'number' ? `${used} of ${included} ${words}` : `${used} ${words}`;
}
