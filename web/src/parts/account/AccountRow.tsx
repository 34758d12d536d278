import type { ReactNode } from 'react';

/** A line of a section: its label, its value and its action. */
export function AccountRow({
  label,
  children,
  action,
}: {
  label: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 max-w-full flex-1 basis-52">
        <div className="text-sm font-medium">{label}</div>
        {children && <div className="mt-0.5 text-sm wrap-anywhere text-muted">{children}</div>}
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
