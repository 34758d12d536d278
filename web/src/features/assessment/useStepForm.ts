import { type FormEvent, type RefObject, useEffect, useRef } from 'react';

type StepForm = {
  ref: RefObject<HTMLFormElement | null>;
  tabIndex: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** The common behaviour of every step's form: it starts at its top with the focus, and submitting it continues. */
export function useStepForm(onNext: (() => void) | undefined): StepForm {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, []);
  return {
    ref,
    tabIndex: -1,
    onSubmit: event => {
      event.preventDefault();
      onNext?.();
    },
  };
}
