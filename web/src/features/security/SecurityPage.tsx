import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ContactButton } from '../../parts/contact/ContactButton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

const LINK = 'underline underline-offset-4';

/** For anyone who found a vulnerability: how to report it, what counts, and what happens then. */
export function SecurityPage() {
  usePageTitle('Security');
  return (
    <article className="mx-auto max-w-170 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="font-serif text-2xl font-semibold">Security</h1>
      <p className="mt-3 text-base text-muted">
        If you have found a vulnerability in this product, please tell us. You need no account.
      </p>

      <Part title="How to report">
        <p>
          Please report it privately: with the contact form below, or to the contact named in{' '}
          <a className={LINK} href="/.well-known/security.txt">
            security.txt
          </a>
          . Describe:
        </p>
        <List>
          <li>what an attacker can do, and to whom,</li>
          <li>how to repeat it, step by step, with the requests and their answers,</li>
          <li>when you tried it, and with which account of your own.</li>
        </List>
        <p>Please leave out personal data of other people, and give us time to fix it before you publish it.</p>
        <ContactButton topic="other">Contact Us</ContactButton>
      </Part>

      <Part title="What is in scope">
        <List>
          <li>this website, its REST and GraphQL interfaces, and the emails it sends,</li>
          <li>reports, documents and audit bundles made here, and the page that verifies them,</li>
          <li>the product's published code, images and configuration for Compose and Kubernetes.</li>
        </List>
        <p>Not in scope:</p>
        <List>
          <li>denial of service by sheer volume, spam, and social engineering,</li>
          <li>scanner findings without a demonstrated effect,</li>
          <li>other companies' services, such as the payment provider: please report to them.</li>
        </List>
        <p>
          Please test on an installation of your own, with accounts and data of your own: it starts with one command and
          needs nothing else. If you come upon somebody else's data, stop there and tell us.
        </p>
      </Part>

      <Part title="What we do">
        <List>
          <li>We answer within three working days.</li>
          <li>We reproduce the problem, and tell you what we found and what we will do.</li>
          <li>We tell you when the fix is released, and credit you in the release notes if you like.</li>
        </List>
      </Part>

      <Part title="Supported versions">
        <p>The newest release gets security fixes. Please update to it: your data is migrated.</p>
      </Part>

      <p className="mt-8 text-sm text-muted">
        Were you given an audit bundle? See whether it is genuine and unchanged on{' '}
        <Link className={LINK} to="/verify">
          Verify an Audit Bundle
        </Link>
        .
      </p>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 space-y-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function List({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-1 pl-6">{children}</ul>;
}
