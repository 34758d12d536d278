import { useSession } from '../../../client/session.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useProduct } from '../../../parts/useProduct.ts';
import { formatMoney } from '../../../ui/formatMoney.ts';
import { Section } from '../Section.tsx';
import { Unavailable } from '../tools/Unavailable.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { useGeneration } from './useGeneration.ts';

const Fragment = graphql(`
  fragment DocumentSection_assessment on Assessment {
    id
    jurisdiction
    documents {
      ...DocumentRow_document
      id
      type
      title
      state
      price
      currency
    }
  }
`);

const PurchaseFragment = graphql(`
  fragment DocumentSection_purchase on DocumentPurchase {
    ...PurchaseLine_purchase
    id
    documentType
    status
  }
`);

const included: Record<string, string> = {
  professional: 'Your plan includes 3 generated documents a month. You only pay for additional documents.',
  enterprise: 'Your plan includes all documents. You do not need to buy one.',
};

type Props = {
  assessment: FragmentType<typeof Fragment>;
  /** Null if billing is unavailable. */
  purchases: readonly FragmentType<typeof PurchaseFragment>[] | null | undefined;
  systemName: string;
};

/** The three documents of an assessment, from the price to the file. */
export function DocumentSection({ systemName, ...props }: Props) {
  const assessment = readFragment(Fragment, props.assessment);
  const purchases = readFragment(PurchaseFragment, props.purchases ?? []);
  const session = useSession();
  const { plans } = useProduct();
  const plan = (session.status === 'user' && session.user.plan) || 'free';
  const documents = assessment.documents ?? [];
  const { active, refusal, generate } = useGeneration(assessment.id, documents);
  const [first] = documents;

  return (
    <Section
      isTool
      title="Documents"
      intro={
        first &&
        plans &&
        `${included[plan] ?? `${formatMoney(first.price, first.currency)} each.`} A document that you buy can be regenerated at no extra charge, even for later assessments of this system.`
      }
    >
      {!first && <Unavailable what="The documents" preparing={!!assessment.documents} />}
      {first && !props.purchases && (
        <p role="status" className="mt-3 text-sm text-high">
          Your purchases cannot be shown at the moment. They are safe.
        </p>
      )}
      {first && (
        <ul className="mt-1 divide-y divide-line border-b border-line">
          {documents.map(document => {
            const purchase = purchases.find(({ documentType }) => documentType === document.type);
            const bought = purchase?.status === 'paid' || purchase?.status === 'disputed';
            return (
              <DocumentRow
                key={document.id}
                assessment={assessment}
                systemName={systemName}
                document={document}
                purchase={purchase}
                bought={bought}
                plan={plan}
                generating={active === document.type}
                busy={active !== undefined}
                refusal={refusal?.type === document.type ? refusal.message : undefined}
                onGenerate={() => generate(document, bought)}
                onBought={() => generate(document, true)}
              />
            );
          })}
        </ul>
      )}
    </Section>
  );
}
