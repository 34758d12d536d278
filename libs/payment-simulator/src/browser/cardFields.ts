/** The values of the card form, as typed, with spaces and slashes. */
export interface CardValues {
  number: string;
  expiry: string;
  cvc: string;
  country: string;
  postalCode: string;
}

export type Field = keyof CardValues;

/** An error in a field, with Stripe's wording and code. */
export interface Fault {
  code: string;
  message: string;
}

const AMEX = /^3[47]/;
const digits = (text: string) => text.replaceAll(/\D/g, '');
const lengthOf = (number: string) => (AMEX.test(number) ? 15 : 16);

/** The countries whose banks check the postal code. */
export const asksPostalCode = (country: string) => ['CA', 'GB', 'US'].includes(country);

/** Formats like `4242 4242 4242 4242` or `3782 822463 10005`. */
export function formatNumber(text: string): string {
  const number = digits(text);
  const cut = number.slice(0, lengthOf(number));
  const groups = AMEX.test(cut) ? cut.match(/^(\d{4})(\d{0,6})(\d*)$/)?.slice(1) : cut.match(/\d{1,4}/g);
  return groups?.filter(group => group !== '').join(' ') ?? cut;
}

/** Formats like `12 / 34`; a single digit above 1 is a whole month. */
export function formatExpiry(text: string): string {
  const typed = digits(text);
  const number = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return number.length > 2 ? `${number.slice(0, 2)} / ${number.slice(2)}` : number;
}

export const formatCvc = (text: string, number: string) => digits(text).slice(0, AMEX.test(digits(number)) ? 4 : 3);

/** Parses the expiry: month 1 to 12, year with four digits. */
export function readExpiry(expiry: string): { month: number; year: number } {
  const number = digits(expiry);
  return { month: Number(number.slice(0, 2)), year: 2000 + Number(number.slice(2, 4)) };
}

/** The first error in a field; `british` chooses the word for the expiry. */
export function faultOf(field: Field, values: CardValues, today: Date, british: boolean): Fault | undefined {
  const date = british ? 'expiry' : 'expiration';
  if (field === 'number') {
    const number = digits(values.number);
    if (number.length < lengthOf(number))
      return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
    return hasCheckDigit(number) ? undefined : { code: 'invalid_number', message: 'Your card number is invalid.' };
  }
  if (field === 'expiry') {
    if (digits(values.expiry).length < 4)
      return { code: 'incomplete_expiry', message: `Your card's ${date} date is incomplete.` };
    const { month, year } = readExpiry(values.expiry);
    if (month < 1 || month > 12)
      return { code: 'invalid_expiry_month', message: `Your card's ${date} date is invalid.` };
    if (year < today.getFullYear())
      return { code: 'invalid_expiry_year_past', message: `Your card's ${date} year is in the past.` };
    const past = year === today.getFullYear() && month < today.getMonth() + 1;
    return past
      ? { code: 'invalid_expiry_month_past', message: `Your card's ${date} date is in the past.` }
      : undefined;
  }
  if (field === 'cvc') {
    const wanted = AMEX.test(digits(values.number)) ? 4 : 3;
    const incomplete = { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
    return digits(values.cvc).length < wanted ? incomplete : undefined;
  }
  if (field === 'postalCode' && asksPostalCode(values.country) && values.postalCode.trim().length < 5) {
    const name = values.country === 'US' ? 'ZIP' : 'postal code';
    return { code: 'incomplete_zip', message: `Your ${name} is incomplete.` };
  }
  return undefined;
}

/** The Luhn check, so that typing errors do not reach the bank. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
