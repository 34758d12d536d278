import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

type Props = {
  title: string;
  /** The data that will be lost. */
  text: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** Asks for confirmation before an action that cannot be undone. A click outside does not close it, and the focus starts at Cancel. */
export function AlertDialog({ title, text, open, onOpenChange, children }: Props) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Its own backdrop, for the reason given in Dialog.tsx. */}
        <div className="fixed inset-0 z-40 overflow-y-auto bg-shade/55">
          <div className="flex min-h-full items-end justify-center p-0 sm:items-center sm:p-6">
            <Radix.Content
              aria-modal="true"
              onOpenAutoFocus={() => {
                opener.current = document.activeElement;
              }}
              onCloseAutoFocus={event => {
                event.preventDefault();
                if (opener.current instanceof HTMLElement) opener.current.focus();
              }}
              className="w-full max-w-130 rounded-t-card bg-raised p-6 shadow-float animate-[rise_150ms] outline-none sm:rounded-card"
            >
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              <Radix.Description asChild>
                <div className="mt-2 text-sm text-muted">{text}</div>
              </Radix.Description>
              <div className="mt-5">{children}</div>
            </Radix.Content>
          </div>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
