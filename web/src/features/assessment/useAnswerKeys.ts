import { useEffect, useEffectEvent } from 'react';

/** 1 to 9, then A, B, C: the key that selects the option at an index. */
export const keyOfOption = (index: number) => (index < 9 ? String(index + 1) : String.fromCharCode(65 + index - 9));

type Keys = {
  options: readonly { value: string }[];
  onChoose: ((answer: string) => void) | undefined;
  onNext: (() => void) | undefined;
};

/** Elements with their own action on Enter. A radio button submits the form, which also continues. */
const OWN_KEYS = 'button, a, summary, select, textarea, input';

/** Makes the question answerable by keyboard, wherever the focus is on the page. */
export function useAnswerKeys({ options, onChoose, onNext }: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector('[role$="dialog"]')) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.key === 'Enter' && !event.repeat && !target.matches(OWN_KEYS)) onNext?.();
    if (target.matches('select, textarea, input:not([type="radio"])')) return;
    const option = options.find((_, index) => keyOfOption(index) === event.key.toUpperCase());
    if (!option) return;
    onChoose?.(option.value);
    // Moves the focus to the option, so that Enter continues. Otherwise Enter would fold an opened help text.
    document.querySelectorAll<HTMLInputElement>('form input[type="radio"]')[options.indexOf(option)]?.focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
