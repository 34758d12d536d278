import { approver } from '@aicp/contracts/approver';
import { isolated } from '@aicp/contracts/isolated';
import { type ComponentProps, useContext } from 'react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { Jurisdiction } from '../../../gql/graphql.ts';
import { documentPath } from '../../../parts/paths.ts';
import { useProduct } from '../../../parts/useProduct.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import { formatMoney } from '../../../ui/formatMoney.ts';
import { ReadOnly } from '../../../ui/ReadOnly.ts';
import { CarriedMark } from './CarriedMark.tsx';
import { DocumentFiles } from './DocumentFiles.tsx';
import { GenerateButton } from './GenerateButton.tsx';
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
    approvedFor
    approvedForDate
    checkedAgainst
    current {
      number
      createdAt
      blanksLeft
      approval {
        name
        function
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
  /** Whether another document is being generated. */
  busy: boolean;
  refusal: string | undefined;
  onGenerate: () => void;
  /** Called when the document is paid for; it is then generated at once. */
  onBought: () => void;
};

/** One document: its purpose, its state, its price or entitlement, and the next action. */
export function DocumentRow({ assessment, systemName, purchase, bought, plan, ...props }: Props) {
  const document = readFragment(Fragment, props.document);
  const { id, type, title, current } = document;
  const isArchived = useContext(ReadOnly) !== undefined;
  const { plans, trial } = useProduct();
  const price = formatMoney(document.price, document.currency);
  const included = plan === 'enterprise' || (plan === 'professional' && !props.refusal);
  const costs = plans && !bought && !included;
  /** A message about a document that the trial allowed although the plan's monthly allowance is used up. */
  const note = included && document.state === 'generated' ? document.message : undefined;
  const generating = props.generating || document.state === 'generating';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-3">
      <div className="max-w-170 flex-1 basis-70">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-base font-semibold">{title}</h3>
          {document.testMode && current && (
            <span className="rounded-control bg-test-soft px-2 py-0.5 text-xs font-semibold text-test">
              Test mode, not paid.
            </span>
          )}
        </div>
        <p className="text-sm text-muted">{documentPurposes[type]}</p>
        <p className="figures mt-0.5 text-sm">
          {current ? (
            <>
              Version {current.number} of {formatDay(current.createdAt)}.{' '}
              {current.blanksLeft > 0
                ? `${current.blanksLeft} ${current.blanksLeft === 1 ? 'blank' : 'blanks'} to fill in.`
                : 'All blanks are filled in.'}
              {current.approval &&
                ` Approved ${formatDay(current.approval.at)} by ${isolated(approver(current.approval))}.`}
              <CarriedMark document={document} />
            </>
          ) : (
            <span className="text-muted">Not generated yet.</span>
          )}
        </p>
        {purchase && <PurchaseLine purchase={purchase} title={title} />}
        {document.state === 'failed' && !generating && (
          <p className="mt-2 text-sm text-high">{document.message ?? 'Failed to generate document'}</p>
        )}
        {note && <p className="mt-1 text-sm text-muted">{note}</p>}
        {props.refusal && (
          <p role="status" className="mt-2 rounded-control bg-medium-soft px-3 py-2 text-sm text-medium">
            {props.refusal}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-2 sm:items-end">
        {plans && !isArchived && !bought && !note && (included || (trial && !current)) && (
          <p className="figures text-sm text-muted sm:text-right">
            {included ? 'Included in your plan.' : `Costs ${price} outside this trial.`}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2 sm:justify-end">
          {current && (
            <>
              <ButtonLink size="small" look="primary" to={documentPath(assessment.jurisdiction, assessment.id, type)}>
                Read<span className="sr-only"> {title}</span>
              </ButtonLink>
              <DocumentFiles id={id} title={title} systemName={systemName} />
            </>
          )}
          <GenerateButton
            assessmentId={assessment.id}
            type={type}
            title={title}
            price={costs && !trial ? price : undefined}
            isGift={costs && trial}
            again={!!current}
            generating={generating}
            busy={props.busy}
            onGenerate={props.onGenerate}
            onBought={props.onBought}
          />
        </div>
      </div>
    </li>
  );
}

/** The purpose of each document, in one sentence; titles and prices come from the server. */
const documentPurposes: Record<string, string> = {
  'transparency-notice':
    'Tells the people concerned that they are dealing with an AI system, what it does and what they can ask you for.',
  'model-card': 'Describes the intended purpose of the system, its components, its tests and its limits.',
  'risk-assessment':
    'Sets out the risks identified in this report, the measures against them and who is responsible for each.',
};
