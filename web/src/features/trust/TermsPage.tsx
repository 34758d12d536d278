import { Link } from 'react-router-dom';
import { useProduct } from '../../parts/useProduct.ts';
import { productName } from '../../ui/productName.ts';
import { ContactLine, FromOperator, Given, OperatorFacts } from './OperatorFacts.tsx';
import { Fact, Facts, LINK, List, Part, TrustPage } from './TrustPage.tsx';
import { useOperator } from './useOperator.ts';

/** The terms of use, from the product's behaviour and the operator's settings. */
export function TermsPage() {
  const operator = useOperator();
  const { plans, trial } = useProduct();
  const payments = operator.data?.payments;
  return (
    <TrustPage
      title="Terms"
      asOf="24 November 2026"
      intro={`Your rights and obligations when you use this installation of ${productName}. Nothing here limits rights that the law gives you and that cannot be waived.`}
    >
      <Part title="Contracting party">
        <FromOperator of={operator}>
          {data => (
            <>
              <OperatorFacts operator={data} />
              <Facts>
                <Fact name="Law and courts">
                  <Given what="a choice of law; the law decides">{data.law}</Given>
                </Fact>
              </Facts>
            </>
          )}
        </FromOperator>
        <ContactLine />
      </Part>

      <Part title="The service">
        <List>
          <li>Assessments of AI systems under the EU AI Act or the UK's five principles, with a report for each.</li>
          <li>
            Documents written from your answers, evidence files, and audit bundles whose integrity anyone can check.
          </li>
          <li>
            Guidance, not legal advice. Results follow from your answers. The product does not inspect your AI systems,
            and no authority is bound by the results. Each statement of law cites its source and its level of certainty.
          </li>
          <li>
            No availability is promised here. The rules and their method are published under{' '}
            <Link className={LINK} to="/method">
              Method
            </Link>
            .
          </li>
        </List>
      </Part>

      <Part title="Your account">
        <List>
          <li>
            An account is for one person. Keep your password and devices to yourself; actions taken with them count as
            yours.
          </li>
          <li>Use your own email address. Some functions require a verified address.</li>
          <li>
            Organisation owners and managers decide who may do what. Anything you create in an organisation belongs to
            it.
          </li>
          <li>The operator may suspend an account that harms others or breaks these terms.</li>
        </List>
      </Part>

      <Part title="Your content">
        <List>
          <li>It remains yours and can be exported at any time.</li>
          <li>Enter only what you may pass on: no personal data that an assessment does not need.</li>
          <li>
            Anyone who has a link that you share can open its content until it expires or you revoke it. Sharing is your
            decision.
          </li>
        </List>
      </Part>

      <Part title="Unacceptable use">
        <List>
          <li>Reading or changing what belongs to others, or getting around limits.</li>
          <li>Files with harmful code, and anything unlawful.</li>
          <li>
            Testing for vulnerabilities on other people's data: see{' '}
            <Link className={LINK} to="/security">
              Security
            </Link>
            .
          </li>
        </List>
      </Part>

      {plans && (
        <Part title="Plans and payment">
          {payments === 'simulated' && (
            <p>Payments are simulated here{trial && ', and this is a trial'}: nothing is charged. Otherwise:</p>
          )}
          <List>
            <li>
              Prices are listed under{' '}
              <Link className={LINK} to="/pricing">
                Pricing
              </Link>{' '}
              and include VAT. A plan is paid by card, in advance for each period, and renews until it is cancelled.
            </li>
            <li>
              A plan can be cancelled at any time under Subscription. It then ends with the paid period, which is not
              refunded. Deleting the organisation ends it immediately.
            </li>
            <li>
              A new plan takes effect when it is paid for. The unused part of a more expensive plan becomes credit.
            </li>
            <li>
              A document is paid for once for each system and law. Generating it again costs nothing, even for later
              assessments.
            </li>
            <li>Purchases made with a test card have no effect in live mode.</li>
          </List>
        </Part>
      )}

      <Part title="Termination">
        <List>
          <li>
            You may delete your account at any time. The last owner of an organisation with other members transfers it
            first.
          </li>
          <li>
            You cannot restore deleted data. Remaining data and its retention periods are described in the{' '}
            <Link className={LINK} to="/privacy">
              privacy notice
            </Link>
            .
          </li>
        </List>
      </Part>
    </TrustPage>
  );
}
