import type { Appearance, StripePaymentElementOptions } from '@stripe/stripe-js';
import { call } from './api.ts';
import { createPaymentElement, type PaymentElement } from './paymentElement.ts';

export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
  locale?: string;
}

/** The payment element that belongs to what `stripe.elements()` gave out. */
const hidden = new WeakMap<object, () => { clientSecret: string; element?: PaymentElement }>();
export const inside = (elements: object) => hidden.get(elements)?.();

/** `stripe.elements({ clientSecret, appearance, locale })`; its only kind is 'payment'. */
export function createElements(key: string, options: ElementsOptions) {
  const { clientSecret } = options;
  if (!clientSecret) throw new Error('The payment simulator requires a clientSecret in stripe.elements().');
  let { appearance } = options;
  let element: PaymentElement | undefined;
  const locale = !options.locale || options.locale === 'auto' ? navigator.language : options.locale;

  const elements = {
    create(kind: string, elementOptions?: StripePaymentElementOptions) {
      if (kind !== 'payment') throw new Error(`The payment simulator has no '${kind}' element.`);
      element = createPaymentElement({ key, clientSecret, locale, appearance, element: elementOptions });
      return element.api;
    },
    getElement: (kind: unknown) => (kind === 'payment' ? (element?.api ?? null) : null),
    async update(changed: ElementsOptions) {
      appearance = changed.appearance ?? appearance;
      if (appearance) element?.setAppearance(appearance);
    },
    async fetchUpdates() {
      const { error } = await call(key, clientSecret);
      return error ? { error: { message: error.message ?? '' } } : {};
    },
    async submit() {
      const error = element?.validate();
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    on: () => elements,
    off: () => elements,
  };
  hidden.set(elements, () => ({ clientSecret, element }));
  return elements;
}
