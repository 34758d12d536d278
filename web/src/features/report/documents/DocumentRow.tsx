import type { ComponentProps } from 'react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { Jurisdiction } from '../../../gql/graphql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { documentPath } from '../../../parts/paths.ts';
import { useProduct } from '../../../parts/useProduct.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import { formatMoney } from '../../../ui/formatMoney.ts';
import { BuyDocumentButton } from './BuyDocumentButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { documentPurposes } from './documentPurposes.ts';
import { PurchaseLine } from './PurchaseLine.tsx';

const Fragment = graphql(`
  fragment DocumentRow_document on AssessmentDocument {
    id
    type
    title
    price
    currency
    state
    testMode
    message
    current {
      number
      createdAt
      blanksLeft
      approval {
        name
        at
      }
    }
  }
`);

type Props = {
  assessment: { id: string; jurisdiction: Jurisdiction };
  systemName: string;
  document: FragmentType<typeof Fragment>;
  purchase: ComponentProps<typeof PurchaseLine>['purchase'] | undefined;
  bought: boolean;
  plan: string;
  generating: boolean;
  /** Another one is being generated. */
  busy: boolean;
  refusal: string | undefined;
  onGenerate: () => void;
  onBought: () => void;
};

/** One document: what it is, what it costs or by what right it is had, how it stands, and what can be done with it. */
export function DocumentRow({ assessment, systemName, purchase, bought, plan, ...props }: Props) {
  const document = readFragment(Fragment, props.document);
  const { id, type, title, current } = document;
  const { plans } = useProduct();
  const refused = useRefusal('work');
  const price = formatMoney(document.price, document.currency);
  const included = plan === 'professional' || plan === 'enterprise';
  const generating = props.generating || document.state === 'generating';
  const buy = plans && !bought && plan !== 'enterprise' && (!included || !!props.refusal);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
      <div className="max-w-130 flex-1 basis-70">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-base font-semibold">{title}</h3>
          {document.testMode && current && (
            <span className="rounded-control bg-test-soft px-2 py-0.5 text-xs font-semibold text-test">
              Test mode, not paid.
            </span>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">{documentPurposes[type]}</p>
        <p className="figures mt-2 text-sm">
          {current ? (
            <>
              Version {current.number} of {formatDay(current.createdAt)}.{' '}
              {current.blanksLeft > 0
                ? `${current.blanksLeft} ${current.blanksLeft === 1 ? 'blank' : 'blanks'} to fill in.`
                : 'All blanks are filled in.'}
              {current.approval && ` Approved by ${current.approval.name}.`}
            </>
          ) : (
            <span className="text-muted">Not generated yet.</span>
          )}
        </p>
        {purchase && <PurchaseLine purchase={purchase} title={title} />}
        {plans && !bought && !(current && document.message) && (
          <p className="figures mt-1 text-sm text-muted">{included ? 'Included in your plan.' : `Costs ${price}.`}</p>
        )}
        {document.state === 'failed' && !generating && (
          <p className="mt-2 text-sm text-high">{document.message ?? 'Failed to generate document'}</p>
        )}
        {document.state === 'generated' && document.message && (
          <p className="mt-1 text-sm text-muted">{document.message}</p>
        )}
        {props.refusal && (
          <p role="status" className="mt-2 rounded-control bg-medium-soft px-3 py-2 text-sm text-medium">
            {props.refusal}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {current && (
          <>
            <ButtonLink size="small" look="primary" to={documentPath(assessment.jurisdiction, assessment.id, type)}>
              Read<span className="sr-only"> {title}</span>
            </ButtonLink>
            <DownloadButton id={id} title={title} systemName={systemName} />
          </>
        )}
        {buy && (
          <BuyDocumentButton
            assessmentId={assessment.id}
            type={type}
            title={title}
            price={price}
            onBought={props.onBought}
          />
        )}
        <Button
          size="small"
          look={current ? 'secondary' : 'primary'}
          disabled={generating || props.busy}
          refused={refused}
          onClick={props.onGenerate}
        >
          {generating ? 'Generating...' : current ? 'Generate again' : 'Generate'}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  );
}
