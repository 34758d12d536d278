import type { Appearance, StripeError, StripePaymentElementOptions } from '@stripe/stripe-js';
import { call } from './api.ts';
import { readExpiry } from './cardFields.ts';
import { buildCardForm, type CardForm } from './cardForm.ts';
import { applyAppearance, openShadow } from './styles.ts';

export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
  locale?: string;
}

/** Maps the object returned by `stripe.elements()` to its payment element. */
const hidden = new WeakMap<object, () => { clientSecret: string; element?: PaymentElement }>();
export const inside = (elements: object) => hidden.get(elements)?.();

/** The function `stripe.elements({ clientSecret, appearance, locale })`; its only kind is 'payment'. */
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

type Handler = (event: unknown) => void;

interface Options {
  key: string;
  clientSecret: string;
  locale: string;
  appearance?: Appearance;
  element?: StripePaymentElementOptions;
}

/** The Payment Element. Its content is in a shadow tree here, whereas Stripe's is in a frame. */
function createPaymentElement({ key, clientSecret, locale, appearance, element: options = {} }: Options) {
  const handlers = new Map<string, Set<Handler>>();
  const host = document.createElement('div');
  let form: CardForm | undefined;

  const emit = (type: string, event: object = {}) => {
    for (const handler of handlers.get(type) ?? []) handler({ elementType: 'payment', ...event });
  };
  const onChange = () => {
    const complete = form?.complete() ?? false;
    emit('change', { complete, empty: form?.empty() ?? true, collapsed: false, value: { type: 'card' } });
  };

  async function load(): Promise<void> {
    emit('loaderstart');
    const { error } = await call(key, clientSecret);
    if (!host.isConnected) return;
    if (error) emit('loaderror', { error });
    else emit('ready');
  }

  const api = {
    mount(target: string | HTMLElement) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
      parent.replaceChildren(host);
      applyAppearance(host, appearance);
      const { billingDetails } = options.fields ?? {};
      const hidden =
        billingDetails === 'never' || (typeof billingDetails === 'object' && billingDetails.address === 'never');
      const { country, postal_code } = options.defaultValues?.billingDetails?.address ?? {};
      form = buildCardForm(openShadow(host), {
        locale,
        country,
        postalCode: postal_code,
        asksAddress: !hidden,
        onChange,
        onEnter: () => host.closest('form')?.requestSubmit(),
      });
      void load();
    },
    unmount: () => host.remove(),
    destroy: () => {
      host.remove();
      handlers.clear();
    },
    update: ({ readOnly }: { readOnly?: boolean }) => {
      if (readOnly !== undefined) form?.setLocked(readOnly);
    },
    on(type: string, handler: Handler) {
      handlers.set(type, (handlers.get(type) ?? new Set()).add(handler));
      return api;
    },
    once(type: string, handler: Handler) {
      const run: Handler = event => {
        api.off(type, run);
        handler(event);
      };
      return api.on(type, run);
    },
    off(type: string, handler?: Handler) {
      if (handler) handlers.get(type)?.delete(handler);
      else handlers.delete(type);
      return api;
    },
    focus: () => form?.focus(),
    blur: () => host.blur(),
    clear: () => undefined,
    collapse: () => undefined,
  };

  return {
    api,
    setAppearance: (changed: Appearance) => applyAppearance(host, changed),
    /** The first error, shown next to its field, or undefined. */
    validate: (): StripeError | undefined => {
      const fault = form?.validate();
      return fault && { type: 'validation_error', ...fault };
    },
    setLocked: (locked: boolean) => form?.setLocked(locked),
    shadow: () => host.shadowRoot,
    /** The card in the form that the confirming call expects. */
    fields: (): Record<string, string> => (form ? cardFields(form) : {}),
  };
}

function cardFields(form: CardForm): Record<string, string> {
  const { number, expiry, cvc, country, postalCode } = form.values();
  const { month, year } = readExpiry(expiry);
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': cvc,
    'payment_method_data[billing_details][address][country]': country,
    'payment_method_data[billing_details][address][postal_code]': postalCode,
  };
}

type PaymentElement = ReturnType<typeof createPaymentElement>;
