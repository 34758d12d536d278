import type { ReactNode } from 'react';
import type { Failure } from '../../client/failure.ts';
import { ContactButton } from '../../parts/contact/ContactButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Fact, Facts, LINK } from './TrustPage.tsx';
import type { Operator } from './useOperator.ts';

type Loaded = { data?: Operator; failure?: Failure; reload: () => void };

/** A part of a page that only the operator's settings can provide. */
export function FromOperator({ of, children }: { of: Loaded; children: (operator: Operator) => ReactNode }) {
  if (of.data) return children(of.data);
  if (!of.failure) return <Skeleton rows={4} className="h-10" />;
  return (
    <p className="text-sm">
      The operator’s details could not be loaded. <Button onClick={of.reload}>Try Again</Button>
    </p>
  );
}

/** A line from the settings, or a sentence that it is not set. */
export function Given({ what, children }: { what: string; children: ReactNode }) {
  if (children) return <div>{children}</div>;
  return <p className="text-muted">The operator of this installation has not stated {what}.</p>;
}

/** The name, address and contact of the operator; `whole` adds the details required in an imprint. */
export function OperatorFacts({ operator, whole = false }: { operator: Operator; whole?: boolean }) {
  const { name, address, email, phone, representative, register, vatId } = operator;
  return (
    <Facts>
      <Fact name="Operator">
        <Given what="a name">{name}</Given>
      </Fact>
      <Fact name="Address">
        <Given what="an address">{address.length > 0 && address.map(line => <p key={line}>{line}</p>)}</Given>
      </Fact>
      <Fact name="Email">
        <Given what="an email address; the contact form below reaches them">
          {email && (
            <a className={LINK} href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </Given>
      </Fact>
      {whole && (
        <>
          <Fact name="Telephone">
            <Given what="a telephone number">{phone}</Given>
          </Fact>
          <Fact name="Represented by">
            <Given what="a representative">{representative}</Given>
          </Fact>
          <Fact name="Register">
            <Given what="a register and number">{register}</Given>
          </Fact>
          <Fact name="VAT number">
            <Given what="a VAT number">{vatId}</Given>
          </Fact>
        </>
      )}
    </Facts>
  );
}

export function ContactLine() {
  return (
    <p>
      <ContactButton topic="other">Contact Us</ContactButton>
    </p>
  );
}
