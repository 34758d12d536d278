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

export interface CardForm {
  values(): CardValues;
  /** Shows every error and focuses the first; undefined if the form is complete. */
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
  /** False if the page passes the address itself. */
  asksAddress: boolean;
  onChange(): void;
  /** Called when Enter is pressed in a field. */
  onEnter(): void;
}

const SHOWN: Field[] = ['number', 'expiry', 'cvc', 'country', 'postalCode'];

/** Builds the fields of a card: labelled, formatted while typing, and validated when they lose the focus. */
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
      // Read-only instead of disabled, because a disabled field would lose the focus.
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

const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PY QA RE RO RS RU RW SA SB SC SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW';

/** All countries with their names in the reader's language, sorted by name. */
function countries(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return CODES.split(' ')
    .map(code => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** Formats the typed text and keeps the cursor after the same digit. */
function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const atEnd = input.selectionStart === input.value.length;
  const before = input.value.slice(0, input.selectionStart ?? 0).replaceAll(/\D/g, '').length;
  input.value = format(input.value);
  if (atEnd) return;
  let position = 0;
  for (let seen = 0; position < input.value.length && seen < before; position++) {
    if (/\d/.test(input.value[position] ?? '')) seen++;
  }
  input.setSelectionRange(position, position);
}

type Attributes = Record<string, string>;

/** An element with attributes and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
