import {
  asksPostalCode,
  type CardValues,
  type Fault,
  type Field,
  faultOf,
  formatCvc,
  formatExpiry,
  formatNumber,
} from './cardFields.ts';
import { countries } from './countries.ts';
import { element } from './element.ts';
import { reformat } from './reformat.ts';

export interface CardForm {
  values(): CardValues;
  /** Shows every fault and puts the focus on the first; undefined when the form is complete. */
  validate(): Fault | undefined;
  complete(): boolean;
  empty(): boolean;
  focus(): void;
  setLocked(locked: boolean): void;
}

interface Options {
  locale: string;
  country?: string;
  postalCode?: string;
  /** False when the page passes the address itself. */
  asksAddress: boolean;
  onChange(): void;
  /** Enter was pressed in a field. */
  onEnter(): void;
}

const SHOWN: Field[] = ['number', 'expiry', 'cvc', 'country', 'postalCode'];

/** The fields of a card, labelled, formatted while typing, and validated when left. */
export function buildCardForm(root: ShadowRoot, options: Options): CardForm {
  const { locale, asksAddress, onChange, onEnter } = options;
  const british = locale === 'en-GB';
  const inputs = {
    number: textInput({ inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' }),
    expiry: textInput({ inputmode: 'numeric', autocomplete: 'cc-exp', placeholder: 'MM / YY' }),
    cvc: textInput({ inputmode: 'numeric', autocomplete: 'cc-csc', placeholder: 'CVC' }),
    country: element(
      'select',
      { autocomplete: 'billing country' },
      ...countries(locale).map(({ code, name }) => element('option', { value: code }, name)),
    ),
    postalCode: textInput({ autocomplete: 'billing postal-code', value: options.postalCode ?? '' }),
  };
  const labels: Record<Field, string> = {
    number: 'Card number',
    expiry: british ? 'Expiry date' : 'Expiration date',
    cvc: 'Security code',
    country: 'Country',
    postalCode: 'Postal code',
  };
  const values = (): CardValues => ({
    number: inputs.number.value,
    expiry: inputs.expiry.value,
    cvc: inputs.cvc.value,
    country: inputs.country.value,
    postalCode: inputs.postalCode.value,
  });
  const faultIn = (field: Field) => {
    if (!asksAddress && (field === 'country' || field === 'postalCode')) return undefined;
    return faultOf(field, values(), new Date(), british);
  };
  const rows = Object.fromEntries(SHOWN.map(field => [field, buildRow(field, labels[field], inputs[field])])) as Record<
    Field,
    ReturnType<typeof buildRow>
  >;
  const show = (field: Field, fault: Fault | undefined) => rows[field].show(fault?.message);

  function showPostalCode(): void {
    const { row, label } = rows.postalCode;
    row.hidden = !asksPostalCode(inputs.country.value);
    label.textContent = inputs.country.value === 'US' ? 'ZIP code' : 'Postal code';
    inputs.postalCode.placeholder = { US: '12345', GB: 'WS11 1DB', CA: 'M5T 1T4' }[inputs.country.value] ?? '';
  }

  const region = options.country ?? new Intl.Locale(navigator.language).region ?? 'IE';
  inputs.country.value = region;
  if (!inputs.country.value) inputs.country.value = 'IE';
  showPostalCode();
  inputs.number.addEventListener('input', () => reformat(inputs.number, formatNumber));
  inputs.expiry.addEventListener('input', () => reformat(inputs.expiry, formatExpiry));
  inputs.cvc.addEventListener('input', () => reformat(inputs.cvc, text => formatCvc(text, inputs.number.value)));
  inputs.country.addEventListener('change', showPostalCode);
  for (const field of SHOWN) {
    const input = inputs[field];
    input.addEventListener('input', () => {
      show(field, undefined);
      onChange();
    });
    input.addEventListener('keydown', event => {
      if ((event as KeyboardEvent).key === 'Enter' && input !== inputs.country) onEnter();
    });
    input.addEventListener('blur', () => show(field, input.value === '' ? undefined : faultIn(field)));
  }
  root.append(
    element('p', { class: 'notice' }, 'Payment simulator: no real charges are made'),
    element('div', { class: 'fields' }, ...SHOWN.slice(0, asksAddress ? 5 : 3).map(field => rows[field].row)),
  );

  return {
    values,
    validate: () => {
      const faults = SHOWN.map(field => ({ field, fault: faultIn(field) }));
      for (const { field, fault } of faults) show(field, fault);
      const first = faults.find(({ fault }) => fault);
      if (first) inputs[first.field].focus();
      return first?.fault;
    },
    complete: () => SHOWN.every(field => !faultIn(field)),
    empty: () => !inputs.number.value && !inputs.expiry.value && !inputs.cvc.value,
    focus: () => inputs.number.focus(),
    setLocked: locked => {
      // Read-only and not disabled: a disabled field would drop the focus.
      for (const field of ['number', 'expiry', 'cvc', 'postalCode'] as const) inputs[field].readOnly = locked;
      inputs.country.disabled = locked;
    },
  };
}

const textInput = (attributes: Record<string, string>) => element('input', { type: 'text', ...attributes });

function buildRow(field: Field, text: string, input: HTMLInputElement | HTMLSelectElement) {
  input.id = field;
  input.setAttribute('aria-describedby', `${field}-fault`);
  const label = element('label', { for: field }, text);
  const message = element('p', { id: `${field}-fault`, class: 'fault', role: 'alert' });
  const wide = field === 'expiry' || field === 'cvc' ? '' : 'wide';
  const row = element('div', { class: wide }, label, input, message);
  const show = (fault: string | undefined) => {
    message.textContent = fault ?? '';
    input.setAttribute('aria-invalid', String(fault !== undefined));
  };
  return { row, label, show };
}
