import { Link } from 'react-router';
import { useProduct } from '../parts/useProduct.ts';
import { productName } from '../ui/productName.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';

export function Footer() {
  const { trial } = useProduct();
  return (
    <footer className="no-print border-t border-line">
      <div className="mx-auto flex max-w-280 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-xs text-muted sm:px-6">
        <p>
          {productName} gives guidance, not legal advice.
          {trial && ' This is a trial: it runs on this machine only, and nothing is charged.'}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {['Privacy', 'Terms', 'Imprint', 'Security', 'Method'].map(page => (
            <Link
              key={page}
              to={`/${page.toLowerCase()}`}
              className="inline-flex min-h-6 items-center hover:text-ink hover:underline"
            >
              {page}
            </Link>
          ))}
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
