import { Link } from 'react-router-dom';
import { productName } from '../../ui/productName.ts';
import { ContactLine, FromOperator, OperatorFacts } from './OperatorFacts.tsx';
import { LINK, Part, TrustPage } from './TrustPage.tsx';
import { useOperator } from './useOperator.ts';

/** The operator of this installation, from its settings. */
export function ImprintPage() {
  const operator = useOperator();
  return (
    <TrustPage title="Imprint" intro={`The operator of this installation of ${productName}, with contact details.`}>
      <Part title="The operator">
        <FromOperator of={operator}>{data => <OperatorFacts operator={data} whole />}</FromOperator>
        <ContactLine />
      </Part>
      <Part title="The software">
        <p>
          {productName} is open source under the Apache License 2.0. Its authors do not run this installation and have
          no access to it. The operator is responsible for the data stored here.
        </p>
        <p>
          See also the{' '}
          <Link className={LINK} to="/privacy">
            privacy notice
          </Link>
          , the{' '}
          <Link className={LINK} to="/terms">
            terms
          </Link>{' '}
          and{' '}
          <Link className={LINK} to="/security">
            security
          </Link>
          .
        </p>
      </Part>
    </TrustPage>
  );
}
